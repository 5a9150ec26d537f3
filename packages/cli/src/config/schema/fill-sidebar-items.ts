import { isRecord } from './is-record.js'

/** Expands shorthands: a text is a doc, an object without a type one category per label. */
export function fillSidebarItems(items: unknown): unknown {
  if (isRecord(items)) return toCategories(items)
  return Array.isArray(items) ? items.flatMap(fillItem) : items
}

function fillItem(item: unknown): unknown {
  if (typeof item === 'string') return { type: 'doc', id: item }
  return isRecord(item) && !('type' in item) && !lacksType(item) ? toCategories(item) : item
}

/** Whether it is an item without its type: the values of a shorthand are items, never texts. */
function lacksType(item: Record<string, unknown>): boolean {
  return ['id', 'label', 'href', 'dirName'].some((key) => typeof item[key] === 'string')
}

function toCategories(shorthand: Record<string, unknown>): unknown[] {
  return Object.entries(shorthand).map(([label, items]) => ({ type: 'category', label, items }))
}
