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
/** The elements that a page may add: all others would load other code, or belong to the layout. */
const ALLOWED: ReadonlySet<string> = new Set(['link', 'meta', 'title'])

/** Why an element is not allowed in the head of a page; undefined if it is. */
export function checkHeadElement(name: string): Problem | undefined {
  if (ALLOWED.has(name)) return undefined
  return {
    code: 'head-element',
    message: `<${name}> in the head of a page is ignored`,
    hint: HEAD_TAGS.has(name)
      ? 'A page may add <title>, <meta> and <link>; add scripts and styles in the config'
      : 'Only <title>, <meta> and <link> are allowed there',
    length: name.length + 1,
  }
}
