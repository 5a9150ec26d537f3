import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type DrawnMemos, drawElement } from './draw-element.js'

/** Renders a React tree to HTML. */
export type RenderElement = (node: ReactNode) => string

/**
 * Makes a renderer for trees of one kind. Most of a theme is plain functions, which are drawn several times faster than by
 * React; once a tree needs React, which throws for us or for good reasons, this renderer leaves all the rest to it.
 */
export function createElementRenderer(): RenderElement {
  let needsReact = false
  const memos: DrawnMemos = new WeakMap()
  return (node) => {
    if (!needsReact) {
      try {
        return drawElement(node, memos)
      } catch {
        needsReact = true
      }
    }
    return renderToString(node)
  }
}
