import { SEARCH_MANIFEST_ID } from '@docgen/renderer/contract'

const START = `<script type="application/json" id="${SEARCH_MANIFEST_ID}">`
const END = '</script>'

/**
 * Returns the HTML of a search page with the manifest at the end of its body, where it compresses best; an earlier
 * manifest is removed. In a page without a manifest, the search requests it.
 */
export function embedSearchManifest(html: string, manifest: string | undefined): string {
  const plain = removeManifest(html)
  const end = plain.lastIndexOf('</body>')
  if (end === -1 || manifest === undefined) return plain
  // In HTML, only `<` could end the element or begin a comment.
  return `${plain.slice(0, end)}${START}${manifest.replaceAll('<', '\\u003c')}${END}${plain.slice(end)}`
}

function removeManifest(html: string): string {
  const start = html.indexOf(START)
  if (start === -1) return html
  return html.slice(0, start) + html.slice(html.indexOf(END, start) + END.length)
}
