const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][^\s/<>"']*)(?=[\s/>"'])(?:"[^"]*"|'[^']*'|[^"'<>])*>/g

/** Void elements. */
const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Number of tags that HTML opens minus those it closes; may be negative. */
export function openTagCount(html: string): number {
  let count = 0
  for (const [, slash, name] of html.matchAll(TAG)) {
    if (name === undefined || VOID_TAGS.has(name.toLowerCase())) continue
    count += slash === '/' ? -1 : 1
  }
  return count
}
