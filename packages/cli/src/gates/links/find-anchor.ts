import { decodePath } from '../../read/files/decode-path.js'

/** Fragments that name no element: scripts and browsers read them. */
const NO_ELEMENT = /^(?:$|top$|:~:|!|\/|L\d|issue\w{1,9}-|discussion)|=/

/** Whether a fragment of a URL can be compared with the elements of its page. */
export function namesElement(fragment: string): boolean {
  return !NO_ELEMENT.test(fragment)
}

const NAMES = /[\s"'](?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi

/** Whether an element of a page has the fragment as its id or name. */
export function hasAnchor(html: string, fragment: string): boolean {
  const decoded = decodePath(fragment)
  // GitHub puts `user-content-` before the ids of headings. Its scripts resolve the fragment.
  const matchingNames = new Set([fragment, decoded, `user-content-${decoded}`])
  for (const [, double, single, bare] of html.matchAll(NAMES)) {
    const name = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')
    if (matchingNames.has(name)) return true
  }
  return false
}
