import type { Hydrate } from '../client/island-runtime.js'
import { React, ReactDOMClient, takeGivenContent } from './react.js'

/** Hydrates an island; resolves when its effects have run and it answers to events. */
export const hydrate: Hydrate = ({ element, component, props, onCrash }) => {
  const typed = takeTyped(element)
  restoreStyles(element)
  const given = takeGivenContent(element)
  return new Promise((resolve) => {
    const onReady = (): void => {
      returnTyped(typed)
      resolve(() => root.unmount())
    }
    const content = React.createElement(component, { ...props, ...given })
    const root = ReactDOMClient.hydrateRoot(element, React.createElement(Ready, { onReady }, content), {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      onUncaughtError: (error) => {
        onCrash(error)
        resolve(() => root.unmount())
      },
    })
  })
}

interface ReadyProps {
  readonly onReady: () => void
  readonly children?: React.ReactNode
}

/** Effects of a parent run after those of its children: then the island is whole. */
function Ready({ onReady, children }: ReadyProps): React.ReactNode {
  React.useEffect(onReady, [])
  return children
}

/** Gives elements the inline styles back for which their first class stands: scripts may set them, where HTML may not. */
function restoreStyles(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    element.removeAttribute('data-style')
    element.classList.remove(element.classList.item(0) ?? '')
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React takes the text of a field for known when it hydrates: what was typed before is taken out and typed again afterwards. */
function takeTyped(element: Element): ReadonlyMap<Field, string> {
  const typed = new Map<Field, string>()
  for (const field of element.querySelectorAll<Field>('input, textarea')) {
    if (field.value === field.defaultValue) continue
    typed.set(field, field.value)
    field.value = field.defaultValue
  }
  return typed
}

function returnTyped(typed: ReadonlyMap<Field, string>): void {
  for (const [field, value] of typed) {
    // React puts a setter of its own on the field; only the prototype's tells it that something changed.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
