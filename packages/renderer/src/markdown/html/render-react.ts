import { createElement, type ReactNode } from 'react'
import { renderWithReact } from '../../html/create-element-renderer.js'
import { renderElement } from '../../html/render-plain-element.js'

/** Returns the root component of a site, which provides React contexts to all components. */
export type ReadRoot = () => unknown

const IN_ROOT = 'docgen-root'

/** Renders a node with a prefix for the values of `useId`; empty, and `onError` is called, if something throws. */
export function renderSafely(node: ReactNode, identifierPrefix: string, onError: (error: unknown) => void): string {
  try {
    return renderElement(node)
  } catch (error) {
    // Infinite recursion: React would continue until memory is exhausted.
    if (error instanceof RangeError) {
      onError(error)
      return ''
    }
    // Hooks, contexts or errors: React itself distinguishes them.
  }
  try {
    return renderWithReact(node, { identifierPrefix })
  } catch (error) {
    onError(error)
    return ''
  }
}

/**
 * Renders a node with the React contexts of the site's root component. HTML that the root component renders around its
 * children is not part of the page. `undefined` if something throws, or if it does not render its children.
 */
export function renderInRoot(node: ReactNode, prefix: string, root: ReadRoot): string | undefined {
  let hasFailed = false
  let html = ''
  try {
    // The root can be anything; React reports an error if it is not a component.
    const component = root() as Parameters<typeof createElement>[0]
    html = renderSafely(createElement(component, null, createElement(IN_ROOT, null, node)), prefix, () => {
      hasFailed = true
    })
  } catch {
    return undefined
  }
  const [start, end] = [html.indexOf(`<${IN_ROOT}>`), html.lastIndexOf(`</${IN_ROOT}>`)]
  return hasFailed || start < 0 || end < start ? undefined : html.slice(start + IN_ROOT.length + 2, end)
}

/** Calls a function in a component, so that it can call hooks, which return their first values. Throws what it throws. */
export function callInComponent<Result>(call: () => Result, root: ReadRoot | undefined): Result {
  const results: Result[] = []
  const node = createElement(Caller, { call: () => results.push(call()) })
  if (root) renderInRoot(node, '', root)
  if (results.length === 0) renderWithReact(node)
  return results[0] as Result
}

function Caller({ call }: { readonly call: () => void }): ReactNode {
  call()
  return null
}
