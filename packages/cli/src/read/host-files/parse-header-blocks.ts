/** A block of a `_headers` file, as written. */
export interface HeaderBlock {
  readonly pattern: string
  /** In the order of the file. */
  readonly headers: readonly HeaderLine[]
}

/** A line of a block. */
export interface HeaderLine {
  /** 1-based. */
  readonly line: number
  /** In lower case. */
  readonly name: string
  /** `undefined` if the line removes a header that an earlier block sets. */
  readonly value: string | undefined
}

/** A line of a `_headers` file that hosts ignore. */
export interface InvalidHeaderLine {
  /** 1-based. */
  readonly line: number
  /** Whether the line is not indented, as a header must be; otherwise it has no name or no colon. */
  readonly isUnindented: boolean
}

/** Finds the lines of a `_headers` file that are not empty, and neither a comment, a path pattern nor a header. */
export function findInvalidHeaders(text: string): readonly InvalidHeaderLine[] {
  return text.split(/\r?\n/).flatMap((content, index): readonly InvalidHeaderLine[] => {
    if (/^\s*(?:#|$)/.test(content)) return []
    const line = index + 1
    if (/^\S/.test(content)) return /^(?:\/|https?:\/\/)/i.test(content) ? [] : [{ line, isUnindented: true }]
    return /^\s+(?:!|[^\s:]+\s*:)/.test(content) ? [] : [{ line, isUnindented: false }]
  })
}

/** Parses a `_headers` file as static hosts do: a path pattern, then indented `Name: value` lines. */
export function parseHeaderBlocks(text: string): readonly HeaderBlock[] {
  const blocks: { pattern: string; headers: HeaderLine[] }[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const colon = content.indexOf(':')
    const name = (end?: number): string =>
      content
        .slice(content.startsWith('!') ? 1 : 0, end)
        .trim()
        .toLowerCase()
    if (/^\S/.test(line)) blocks.push({ pattern: content, headers: [] })
    else if (content.startsWith('!')) blocks.at(-1)?.headers.push({ line: index + 1, name: name(), value: undefined })
    else if (colon > 0) {
      blocks.at(-1)?.headers.push({ line: index + 1, name: name(colon), value: content.slice(colon + 1).trim() })
    }
  }
  return blocks
}
