import { collectAttributes } from './attributes.js'
import { isRecord } from './is-record.js'
import type { FillContext } from './shorthand.js'

const NOT_IN_A_MENU = new Set(['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'])

/** A navbar item with its attributes collected and its type inferred: a menu if it has `items`, else a link. */
export function fillType(item: unknown): unknown {
  const filled = collectAttributes(item)
  if (!isRecord(filled)) return filled
  const { type } = filled
  if (type !== undefined) return filled
  return { ...filled, type: 'items' in filled ? 'dropdown' : 'default' }
}

/** A menu item, filled in like a navbar item; reports items that a menu cannot contain. */
export function fillMenuItem(item: unknown, context: FillContext): unknown {
  const filled = fillType(item)
  if (!isRecord(filled)) return filled
  const { type } = filled
  if (NOT_IN_A_MENU.has(String(type))) {
    context.issues.push({ code: 'custom', input: item, message: 'Nested dropdowns are not allowed' })
  } else if ('position' in filled) {
    context.issues.push({
      code: 'custom',
      input: item,
      path: ['position'],
      message: 'position is only for items of the bar itself',
    })
  }
  return filled
}
