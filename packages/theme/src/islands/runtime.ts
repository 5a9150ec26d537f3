import type { Hydrate } from '../client/island-runtime.js'
import { React, ReactDOMClient, takeGivenContent, watchNames } from './react.js'

/** Hydrates an island; resolves when its effects have run and it responds to events. */
export const hydrate: Hydrate = async ({ element, component, props, onCrash }) => {
  const rootUrl = element.getAttribute('root')
  const root = rootUrl === null ? undefined : await import(new URL(rootUrl, location.href).href)
  const children = await takeGivenContent(element)
  const typed = removeTyped(element)
  restoreStyles(element)
  watchNames(element)
  return new Promise((resolve) => {
    const end = (): void => hydrated.unmount()
    const onReady = (): void => {
      returnTyped(typed)
      resolve(end)
    }
    const own = React.createElement(component, props, ...children)
    const content = root ? React.createElement(root.default, null, own) : own
    const hydrated = ReactDOMClient.hydrateRoot(element, React.createElement(Ready, { onReady }, content), {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      onUncaughtError: (error) => {
        onCrash(error)
        resolve(end)
      },
    })
  })
}

interface ReadyProps {
  readonly onReady: () => void
  readonly children?: React.ReactNode
}

/** Effects of a parent run after those of its children, so the island is complete then. */
function Ready({ onReady, children }: ReadyProps): React.ReactNode {
  React.useEffect(onReady, [])
  return children
}

/** Restores the inline styles that the first class of an element encodes: scripts may set them, HTML may not. */
function restoreStyles(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    element.removeAttribute('data-style')
    element.classList.remove(element.classList.item(0) ?? '')
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * React assumes that a field's text is known when it hydrates. So text typed before is removed and typed again
 * afterwards.
 */
function removeTyped(element: Element): ReadonlyMap<Field, string> {
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
    // React defines its own setter on the field; only the prototype's setter triggers a change event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
