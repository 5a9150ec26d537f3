/** Returns a URL as browsers read it: without white space around it, and without tabs and line breaks inside. */
export function trimUrl(url: string): string {
  return /[\u0000-\u0020]/.test(url)
    ? url
        .replace(/[\t\n\r]+/g, '')
        .replace(/^[\u0000-\u0020]+/, '')
        .trimEnd()
    : url
}
