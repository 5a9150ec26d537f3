import { readCode } from './read-code.js'

/** A text to replace in code. */
export interface WantedText {
  readonly from: string
  /** Whether to replace an occurrence, by the text after it. */
  readonly isWanted: (rest: string) => boolean
  readonly createNode: () => Node
}

/** Replaces the occurrences of a text in code. */
export function replaceText(root: DocumentFragment, { from, isWanted, createNode }: WantedText): void {
  if (from === '') return
  const { text, rangeOf } = readCode(root)
  for (let end = text.length; end > 0; ) {
    const start = text.lastIndexOf(from, end - from.length)
    if (start === -1 || end < from.length) return
    end = start
    if (isWanted(text.slice(start + from.length))) replaceRange(rangeOf(start, start + from.length), createNode())
  }
}

/** Replaces the base URL of a request in its code, and what the code derives from it. */
export function replaceServer(root: DocumentFragment, from: string, to: string): void {
  if (from === to) return
  const insert = (text: string) => () => document.createTextNode(text)
  // Code can contain the URL as a browser writes it.
  for (const url of new Set([from, ...asParsed(from)]))
    replaceText(root, { from: url, isWanted: (rest) => !/^[\w.:-]/.test(rest), createNode: insert(to) })
  const [old, now] = [from, to].map((url) => asParsed(url).map((parsed) => new URL(parsed))[0])
  if (!old || !now) return
  replaceInMessage(root, old, now)
  if (old.protocol === now.protocol) return
  const connection = 'http = Net::HTTP.new(url.host, url.port)\n'
  const secure = 'http.use_ssl = true\n'
  const [before, after] = old.protocol === 'https:' ? [secure, ''] : [connection, connection + secure]
  replaceText(root, { from: before, isWanted: () => true, createNode: insert(after) })
}

/** Replaces path and host in an HTTP message. */
function replaceInMessage(root: DocumentFragment, from: URL, to: URL): void {
  const { text, rangeOf } = readCode(root)
  const [oldPath = '', newPath = ''] = [from, to].map(({ pathname }) => pathname.replace(/\/$/, ''))
  const [start] = /(?<=^[A-Z]+ )\//.exec(text) ? [text.indexOf(' ') + 1] : []
  if (start === undefined || !text.startsWith(oldPath, start)) return
  const host = `\nHost: ${from.host}`
  const position = text.indexOf(host)
  // From the end, so that the positions before it stay.
  if (position !== -1)
    replaceRange(
      rangeOf(position + host.length - from.host.length, position + host.length),
      document.createTextNode(to.host),
    )
  if (oldPath !== newPath) replaceRange(rangeOf(start, start + oldPath.length), document.createTextNode(newPath))
}

function replaceRange(range: Range, node: Node): void {
  range.deleteContents()
  range.insertNode(node)
}

/** A URL as a browser writes it, without final slash; empty if it is none. */
function asParsed(url: string): readonly string[] {
  return URL.canParse(url) ? [new URL(url).href.replace(/\/$/, '')] : []
}
