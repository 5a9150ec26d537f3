/** Lines from `first` to `last`, counted from 1. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/** What stands after the language of a code fence. */
export interface CodeMeta {
  readonly title?: string
  readonly ranges: readonly LineRange[]
  readonly firstLineNumber?: number
  readonly isWrapped: boolean
  /** What could not be read, as sentences. */
  readonly problems: readonly string[]
}

const WORD = /(\w[\w-]*)=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|\{([^}]*)\}|(\S+))|\{([^}]*)\}|(\S+)/g

/** Reads a fence's meta: `title="…" {1,3-5} showLineNumbers=5 wrap`. Words for other tools are passed over. */
export function parseCodeMeta(meta: string): CodeMeta {
  let title: string | undefined
  let firstLineNumber: number | undefined
  let isWrapped = false
  const ranges: LineRange[] = []
  const problems: string[] = []
  for (const [, key, quoted, singleQuoted, braced, bare, rangeList, word] of meta.matchAll(WORD)) {
    const value = quoted ?? singleQuoted ?? braced ?? bare
    if (rangeList !== undefined) readRanges(rangeList, ranges, problems)
    else if (key === 'title') title = value?.replace(/\\(["'\\])/g, '$1')
    else if (key === 'showLineNumbers') {
      if (/^\d+$/.test(value ?? '')) firstLineNumber = Number(value)
      else problems.push(`showLineNumbers=${value} is no line number`)
    } else if (word === 'showLineNumbers') firstLineNumber ??= 1
    else if (word === 'wrap') isWrapped = true
  }
  return {
    ...(title !== undefined && { title }),
    ...(firstLineNumber !== undefined && { firstLineNumber }),
    ranges,
    isWrapped,
    problems,
  }
}

function readRanges(list: string, ranges: LineRange[], problems: string[]): void {
  for (const part of list.split(',')) {
    const [, start = '', end = start] = /^\s*(\d+)\s*(?:(?:-|\.\.)\s*(\d+)\s*)?$/.exec(part) ?? []
    const [first, last] = [Number(start), Number(end)]
    if (start === '') problems.push(`"${part.trim()}" is no line or range of lines like 3 or 3-5`)
    else if (first === 0) problems.push('lines are counted from 1')
    else if (last < first) problems.push(`the range ${first}-${last} runs backwards`)
    else ranges.push({ first, last })
  }
}
