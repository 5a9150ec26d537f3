import { readCode } from './read-code.js'

/**
 * Adds parameters to the URL of a request in its code; `added` is the URL in the code, followed by `?` and the
 * parameters. Code without the URL stays as it is.
 */
export function addQuery(root: DocumentFragment, added: string): void {
  const mark = added.indexOf('?')
  const url = added.slice(0, mark)
  const parameters = added.slice(mark + 1)
  const { text, rangeOf } = readCode(root)
  const position = findUrl(text, url)
  if (!position) return
  const { start, end, isQuoted } = position
  const hasQuery = text[end] === '?'
  const edits = [
    { at: end + (hasQuery ? 1 : 0), text: hasQuery ? `${parameters}&` : `?${parameters}${isQuoted ? '' : "'"}` },
    ...(isQuoted ? [] : [{ at: start, text: "'" }]),
  ]
  for (const edit of edits) {
    // The text becomes a part of the string before it, with the same color.
    const { endContainer, endOffset } = edit.at === start ? rangeOf(start, start + 1) : rangeOf(edit.at - 1, edit.at)
    const node = endContainer as Text
    node.insertData(edit.at === start ? endOffset - 1 : endOffset, edit.text)
  }
}

/** Position of the URL of a request in its code, and whether it needs no more quotes there. */
function findUrl(
  text: string,
  url: string,
): { readonly start: number; readonly end: number; readonly isQuoted: boolean } | undefined {
  for (let start = text.indexOf(url); start !== -1; start = text.indexOf(url, start + 1)) {
    const end = start + url.length
    // The body can contain other URLs that begin with the same characters.
    if (/^(?:[?\s'"]|$)/.test(text.slice(end))) return { start, end, isQuoted: /['"]/.test(text[start - 1] ?? '') }
  }
  // The first line of an HTTP message has only the path.
  const path = url.replace(/^[^/]*\/\/[^/]*/, '') || '/'
  const start = text.indexOf(' ') + 1
  const isMessage = /^[A-Z]+ \//.test(text) && text.startsWith(path, start)
  return isMessage ? { start, end: start + path.length, isQuoted: true } : undefined
}
