const FIELD = 'translated_from'
const HEAD = /(?<![\s\S])(\ufeff?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*\r?$)/m
const LINE = new RegExp(`^${FIELD}:[^\\r\\n]*`, 'm')

/** Adds the id of the source to a page's front matter, or replaces an older one; everything else stays. */
export function stampDocument(text: string, id: string): string {
  const line = `${FIELD}: ${id}`
  const head = HEAD.exec(text)
  if (head?.index !== 0) return `---\n${line}\n---\n\n${text.replace(/^\ufeff/, '')}`
  const [whole, open = '', fields = '', close = ''] = head
  const end = open.endsWith('\r\n') ? '\r\n' : '\n'
  const own = LINE.test(fields) ? fields.replace(LINE, line) : `${fields}${line}${end}`
  return open + own + close + text.slice(whole.length)
}
