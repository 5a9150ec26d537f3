import type { MdxJsx } from './mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'

/** Warns that no browser will call the functions passed to an element. */
export function reportHandlers(node: MdxJsx, handlers: readonly string[], mdx: MdxScope): void {
  const isOne = handlers.length === 1
  mdx.scope.report(node, {
    code: 'mdx-handler',
    severity: 'warning',
    message: `${handlers.join(', ')} of <${node.name}> ${isOne ? 'is a function' : 'are functions'}, which only a browser can call: the element is rendered without it`,
    hint: "Move the element to a component in a separate file that begins with 'use client'",
  })
}
