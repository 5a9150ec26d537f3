import { addRule } from '../markdown/html/move-styles.js'
import { REACT_PROPS, toStyle } from './jsx-element.js'
import type { MdxJsx } from './mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'
import { reportHandlers } from './report-handlers.js'

/**
 * Converts `attributes` of a `<TabItem>` to those of the tab's label, under React's names; `undefined` if there are
 * none. Its style becomes a class.
 */
export function labelAttributes(
  written: unknown,
  item: MdxJsx,
  mdx: MdxScope,
): Readonly<Record<string, unknown>> | undefined {
  if (typeof written !== 'object' || written === null) return undefined
  const isOwn = ([name, value]: readonly [string, unknown]): boolean => !REACT_PROPS.has(name) && value !== undefined
  const own = Object.entries(written).filter(isOwn)
  const handlers = own.flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  if (handlers.length > 0) reportHandlers(item, handlers, mdx)
  const { style, ...attributes } = Object.fromEntries(own.filter(([name]) => !handlers.includes(name)))
  if (typeof style === 'object' && style !== null) {
    const styled = addRule(toStyle(style), mdx.scope.compilation.styleRules)
    attributes['className'] = [attributes['className'], styled].filter(Boolean).join(' ')
  }
  return Object.keys(attributes).length > 0 ? attributes : undefined
}
