import { VOID_TAGS } from '../../html/void-tags.js'

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][^\s/<>"']*)(?=[\s/>"'])(?:"[^"]*"|'[^']*'|[^"'<>])*>/g

/** Returns the number of tags that HTML opens minus the number of tags that it closes; may be negative. */
export function countOpenTags(html: string): number {
  let count = 0
  for (const [, slash, name] of html.matchAll(TAG)) {
    if (name === undefined || VOID_TAGS.has(name.toLowerCase())) continue
    count += slash === '/' ? -1 : 1
  }
  return count
}
