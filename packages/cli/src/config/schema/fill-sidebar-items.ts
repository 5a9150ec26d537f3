import { isRecord } from './is-record.js'

/** The items with every shorthand written out: a text is a document, an object without a type one category for each of its labels. */
export function fillSidebarItems(items: unknown): unknown {
  if (isRecord(items)) return toCategories(items)
  return Array.isArray(items) ? items.flatMap(fillItem) : items
}

function fillItem(item: unknown): unknown {
  if (typeof item === 'string') return { type: 'doc', id: item }
  return isRecord(item) && !('type' in item) && !lacksType(item) ? toCategories(item) : item
}

/** Whether it is an item whose type was forgotten: to a label belong items, never a text. */
function lacksType(item: Record<string, unknown>): boolean {
  return ['id', 'label', 'href', 'dirName'].some((key) => typeof item[key] === 'string')
}

function toCategories(shorthand: Record<string, unknown>): unknown[] {
  return Object.entries(shorthand).map(([label, items]) => ({ type: 'category', label, items }))
}
