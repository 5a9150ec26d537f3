import type { HeadElement } from '../contract/index.js'
import { attributesHtml, escapeHtml } from '../html/escape-html.js'
import { dataBlock } from './structured-data.js'

/**
 * Returns the inner HTML of a head with the elements of a page appended, and without the elements that they override.
 */
export function addToHead(head: string, elements: readonly HeadElement[] = []): string {
  return elements.reduce((html, element) => withoutOverridden(html, element) + write(element), head)
}

function write({ tagName, attributes, text }: HeadElement): string {
  // Only JSON-LD: a page may add no other script.
  if (tagName === 'script') return dataBlock(text)
  const start = `<${tagName}${attributesHtml(attributes)}>`
  return tagName === 'title' ? `${start}${escapeHtml(text)}</title>` : start
}

function withoutOverridden(head: string, { tagName, attributes }: HeadElement): string {
  if (tagName === 'title') return head.replace(/<title>[^<]*<\/title>/, '')
  const key = tagName === 'meta' ? ['name', 'property'] : attributes['rel'] === 'canonical' ? ['rel'] : []
  let remaining = head
  for (const name of key) {
    const value = attributes[name]
    if (value === undefined) continue
    const attributeHtml = ` ${name}="${escapeHtml(value)}"`
    remaining = remaining.replace(new RegExp(`<${tagName}[^<>]*>`, 'g'), (tag) =>
      tag.includes(attributeHtml) ? '' : tag,
    )
  }
  return remaining
}
