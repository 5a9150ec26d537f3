import type { HeadElement } from '../../contract/index.js'
import type { Problem } from '../compilation.js'
import { attributesOf } from '../html/attributes-of.js'
import { toProperties } from './jsx-element.js'

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

/** An element as written in `<Head>`. */
export interface WrittenHeadElement {
  readonly name: string
  /** Under React's names. */
  readonly props: Readonly<Record<string, unknown>>
  readonly text: string
}

/** The element for a page's head, or the reason why it is not allowed there. */
export function readHeadElement({
  name,
  props,
  text,
}: WrittenHeadElement): HeadElement | { readonly problem: Problem } {
  if (ALLOWED.has(name)) return { tagName: name, attributes: attributesOf(toProperties(props, new Map())), text }
  const problem: Problem = {
    code: 'head-element',
    message: `<${name}> in the head of a page is ignored`,
    hint: HEAD_TAGS.has(name)
      ? 'A page may add <title>, <meta> and <link>; add scripts and styles in the config'
      : 'Only <title>, <meta> and <link> are allowed there',
    length: name.length + 1,
  }
  return { problem }
}
