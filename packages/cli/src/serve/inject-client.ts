/** Prefix of docgen's internal URLs; no page of a site uses it. */
export const OWN_PATH = '/__docgen/'

/** Path to which consoles send the requests that the server forwards. */
export const FORWARD_PATH = `${OWN_PATH}forward`

const END_OF_HEAD = '</head>'

/** Name of the `<meta>` with the hash of a page's bytes. On navigation, the router copies it from the new page. */
export const PAGE_META = 'docgen-page'

/** Adds the script that keeps a page up to date; `hash` is the hash of the page's bytes without it. */
export function injectClient(page: Uint8Array, hash: string): Buffer {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength)
  const tag = Buffer.from(
    `<meta name="${PAGE_META}" content="${hash}"><script src="${OWN_PATH}client.js" defer></script>`,
  )
  const end = bytes.indexOf(END_OF_HEAD)
  // A page is empty if a component threw. It needs the script to show the error.
  return end === -1 ? Buffer.concat([bytes, tag]) : Buffer.concat([bytes.subarray(0, end), tag, bytes.subarray(end)])
}
