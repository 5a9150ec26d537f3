import type { Element } from 'hast'
import type { Compilation } from '../compilation.js'
import { addRule } from './move-styles.js'

/** Whether an element's inline style can become a class. A style with braces is JSX, not CSS. */
export function isMovable({ properties }: Element, { options }: Compilation): boolean {
  return options.refusesStyles !== true && !/[{}]/.test(String(properties['style']))
}

/** Replaces the style in properties, which the pages' security policy would block, with a class. */
export function withoutStyle(
  { style, className, ...others }: Element['properties'],
  { styleRules }: Compilation,
): Element['properties'] {
  const names = Array.isArray(className) ? className : className ? [String(className)] : []
  const declarations = String(style ?? '').trim()
  const all = declarations === '' ? names : [addRule(declarations, styleRules), ...names]
  return { ...others, ...(all.length > 0 && { className: all }) }
}
