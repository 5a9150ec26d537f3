const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][^\s/<>"']*)(?=[\s/>"'])(?:"[^"]*"|'[^']*'|[^"'<>])*>/g

/** Elements that have no end tag. */
const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** How many more tags a piece of HTML opens than it closes; below zero where it closes more. */
export function openTagCount(html: string): number {
  let count = 0
  for (const [, slash, name] of html.matchAll(TAG)) {
    if (name === undefined || VOID_TAGS.has(name.toLowerCase())) continue
    count += slash === '/' ? -1 : 1
  }
  return count
}
