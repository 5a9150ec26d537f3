import type { Hydrate } from '../client/island-runtime.js'
import { React, ReactDOMClient, restoreStyles, takeGivenContent, watchNames } from './react.js'

/** Hydrates an island. Resolves when its effects have run and it responds to events, or when it has failed. */
export const hydrate: Hydrate = async ({ element, component, props, onCrash }) => {
  const rootUrl = element.getAttribute('root')
  const root = rootUrl === null ? undefined : await import(new URL(rootUrl, location.href).href)
  // The reader may have left the page meanwhile.
  if (!element.isConnected) return () => {}
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
    const islandElement = React.createElement(component, props, ...children)
    const content = root ? React.createElement(root.default, null, islandElement) : islandElement
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

/** Calls `onReady` when the island is complete: effects of a parent run after the effects of its children. */
function Ready({ onReady, children }: ReadyProps): React.ReactNode {
  React.useEffect(onReady, [])
  return children
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Removes text that the reader has typed before hydration, because React assumes that fields are unchanged.
 * `returnTyped` enters the text again afterwards.
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
    // React defines a setter on the field, but only the prototype's setter triggers a change event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
