import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type RenderMemos, renderElement } from './render-plain-element.js'

/** Renders a React tree to HTML. */
export type RenderElement = (node: ReactNode) => string

/**
 * Creates a renderer for trees of one kind. Most components of a theme are plain functions, which `renderElement`
 * renders faster than React. Once it throws, React renders that tree and all later trees.
 */
export function createElementRenderer(): RenderElement {
  let needsReact = false
  const memos: RenderMemos = new WeakMap()
  return (node) => {
    if (!needsReact) {
      try {
        return renderElement(node, memos)
      } catch {
        needsReact = true
      }
    }
    return renderWithReact(node)
  }
}

/**
 * Renders with React. Resets the count of rendered elements, by which docgen stops components that contain themselves,
 * and lets a CSS-in-JS library of the site collect styles. Both are global, because islands render with another copy of
 * React.
 */
export function renderWithReact(node: ReactNode, options?: Parameters<typeof renderToString>[1]): string {
  Reflect.set(globalThis, Symbol.for('docgen.elements'), 0)
  const collect: unknown = Reflect.get(globalThis, Symbol.for('docgen.collectStyles'))
  return renderToString(typeof collect === 'function' ? collect(node) : node, options)
}
