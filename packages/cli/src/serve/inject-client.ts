/** Where docgen's own addresses begin; no page of a site has such a one. */
export const OWN_PATH = '/__docgen/'

const END_OF_HEAD = '</head>'

/** Name of the `<meta>` that says which bytes a page was made of. The router takes it over from the page that it leads to. */
export const PAGE_META = 'docgen-page'

/** A page with the script that keeps it up to date; `hash` names the page's bytes as they are without it. */
export function injectClient(page: Uint8Array, hash: string): Buffer {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength)
  const tag = Buffer.from(
    `<meta name="${PAGE_META}" content="${hash}"><script src="${OWN_PATH}client.js" defer></script>`,
  )
  const end = bytes.indexOf(END_OF_HEAD)
  // A page whose component threw is empty, and needs the script most of all.
  return end === -1 ? Buffer.concat([bytes, tag]) : Buffer.concat([bytes.subarray(0, end), tag, bytes.subarray(end)])
}
