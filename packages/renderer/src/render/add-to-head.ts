import type { HeadElement } from '../contract/index.js'
import { attributesHtml, escapeHtml } from '../html/escape-html.js'
import { dataBlock } from './structured-data.js'

/** The inner HTML of a head with a page's own elements appended; elements that they override are removed. */
export function addToHead(head: string, elements: readonly HeadElement[] = []): string {
  return elements.reduce((html, element) => withoutSame(html, element) + write(element), head)
}

function write({ tagName, attributes, text }: HeadElement): string {
  // Only JSON-LD: a page may add no other script.
  if (tagName === 'script') return dataBlock(text)
  const start = `<${tagName}${attributesHtml(attributes)}>`
  return tagName === 'title' ? `${start}${escapeHtml(text)}</title>` : start
}

function withoutSame(head: string, { tagName, attributes }: HeadElement): string {
  if (tagName === 'title') return head.replace(/<title>[^<]*<\/title>/, '')
  const key = tagName === 'meta' ? ['name', 'property'] : attributes['rel'] === 'canonical' ? ['rel'] : []
  let remaining = head
  for (const name of key) {
    const value = attributes[name]
    if (value === undefined) continue
    const same = ` ${name}="${escapeHtml(value)}"`
    remaining = remaining.replace(new RegExp(`<${tagName}[^<>]*>`, 'g'), (tag) => (tag.includes(same) ? '' : tag))
  }
  return remaining
}
