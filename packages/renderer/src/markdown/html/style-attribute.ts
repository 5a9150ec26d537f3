import type { Element } from 'hast'
import type { Compilation } from '../compilation.js'
import { addRule } from './move-styles.js'

/** Whether an element's inline style can become a class. With braces it is not CSS but JSX. */
export function isMovable({ properties }: Element, { options }: Compilation): boolean {
  return options.refusesStyles !== true && !/[{}]/.test(String(properties['style']))
}

/** The properties with a class instead of their style, which the pages' security policy would block. */
export function withoutStyle(
  { style, className, ...others }: Element['properties'],
  { styleRules }: Compilation,
): Element['properties'] {
  const names = Array.isArray(className) ? className : className ? [String(className)] : []
  const declarations = String(style ?? '').trim()
  const all = declarations === '' ? names : [addRule(declarations, styleRules), ...names]
  return { ...others, ...(all.length > 0 && { className: all }) }
}
