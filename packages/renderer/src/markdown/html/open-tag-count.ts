import { VOID_TAGS } from '../../html/void-tags.js'

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][^\s/<>"']*)(?=[\s/>"'])(?:"[^"]*"|'[^']*'|[^"'<>])*>/g

/** Number of tags that HTML opens minus those it closes; may be negative. */
export function openTagCount(html: string): number {
  let count = 0
  for (const [, slash, name] of html.matchAll(TAG)) {
    if (name === undefined || VOID_TAGS.has(name.toLowerCase())) continue
    count += slash === '/' ? -1 : 1
  }
  return count
}
