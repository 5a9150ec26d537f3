import type { HeadElement } from '../../contract/index.js'
import { isJson } from '../../contract/is-json.js'
import type { Problem } from '../compilation.js'

const HEAD_TAGS: ReadonlySet<string> = new Set([
  'base',
  'html',
  'body',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'title',
])
/**
 * Elements that a page may add besides JSON-LD. All others would run code or change styles, or belong to the layout.
 */
const ALLOWED: ReadonlySet<string> = new Set(['link', 'meta', 'title'])

/** Whether an element contains JSON-LD, which browsers never run. */
export function isJsonLd(name: string, attributes: Readonly<Record<string, unknown>>): boolean {
  return name === 'script' && attributes['type'] === 'application/ld+json'
}

/** Returns why an element is not allowed in the head of a page; `undefined` if it is allowed. */
export function checkHeadElement({ tagName: name, attributes, text }: HeadElement): Problem | undefined {
  if (ALLOWED.has(name)) return undefined
  if (isJsonLd(name, attributes)) return isJson(text) ? undefined : { ...NO_JSON, length: name.length + 1 }
  return {
    code: 'head-element',
    message: `<${name}> in the head of a page is ignored`,
    hint: HEAD_TAGS.has(name)
      ? 'A page may add <title>, <meta>, <link> and JSON-LD; add scripts and styles in the config'
      : 'Only <title>, <meta>, <link> and JSON-LD are allowed there',
    length: name.length + 1,
  }
}

const NO_JSON = {
  code: 'head-element',
  message: '<script type="application/ld+json"> does not contain JSON, and is ignored',
  hint: 'In MDX, write its text as an expression: {JSON.stringify({ … })}. In Markdown, write < in it as \\u003c',
} as const
