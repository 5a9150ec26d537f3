import { collectAttributes } from './attributes.js'
import { isRecord } from './is-record.js'
import type { FillContext } from './shorthand.js'

const NOT_IN_A_MENU = new Set(['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'])

/** An item of the bar with its attributes collected and, where it has none, its type: a menu where it has `items`, else a link. */
export function fillType(item: unknown): unknown {
  const filled = collectAttributes(item)
  if (!isRecord(filled)) return filled
  const { type } = filled
  if (type !== undefined) return filled
  return { ...filled, type: 'items' in filled ? 'dropdown' : 'default' }
}

/** An item of a menu, filled like one of the bar; what can't stand in a menu is reported. */
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
