import { nearestWord } from '../../contract/suggest-name.js'

/** Lines from `first` to `last`, 1-based. */
export interface LineRange {
  readonly first: number
  readonly last: number
  /** Position of the range in the meta. */
  readonly offset: number
  readonly length: number
  /** Class of the lines; absent if they are highlighted. If lines are focused, the others are dimmed. */
  readonly className?: 'focused' | 'added' | 'removed'
}

/** A problem with a code block: in its meta, in one of its lines, or in all of it. */
export interface CodeProblem {
  readonly message: string
  readonly hint?: string
  /** Position in the meta. */
  readonly offset?: number
  readonly length?: number
  /** Index of a line of the source. */
  readonly line?: number
}

/** The meta after the language of a code fence. */
export interface CodeMeta {
  readonly title?: string
  readonly ranges: readonly LineRange[]
  readonly firstLineNumber?: number
  readonly isWrapped: boolean
  /** True if a long block shows all of its lines from the start. */
  readonly isExpanded: boolean
  /** Position of the word `live` in the meta: Docusaurus runs the code of a block with this word. */
  readonly live?: { readonly offset: number }
  /** Position of the word `reference` in the meta: with this word, a Docusaurus theme fetches the code from a URL. */
  readonly reference?: { readonly offset: number }
  readonly problems: readonly CodeProblem[]
}

const WORD = /(\w[\w-]*)=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|(["'][^{]*)|\{([^}]*)\}|(\S+))|\{([^}]*)\}|(\S+)/g
const SETTINGS: ReadonlySet<string> = new Set([
  ...['title', 'showLineNumbers', 'wrap', 'focus', 'highlight', 'ins', 'del', 'collapse'],
])
/** Setting with a list of lines → class of these lines; `undefined` if they are highlighted. */
const LINE_CLASSES: ReadonlyMap<string, LineRange['className']> = new Map([
  ['highlight', undefined],
  ['focus', 'focused'],
  ['ins', 'added'],
  ['del', 'removed'],
])
/** Words of other tools that resemble a setting but differ in meaning. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['nowrap', 'noWrap'])
const RANGE = /^\s*(\d+)\s*(?:(?:-|\.\.)\s*(\d+)\s*)?$/

const EMPTY: CodeMeta = { ranges: [], isWrapped: false, isExpanded: false, problems: [] }

/**
 * Parses a fence's meta: `title="…" {1,3-5} focus={2} ins={4} del={6} showLineNumbers=5 wrap collapse=false`.
 * Skips words of other tools.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  if (meta === '') return EMPTY
  let title: string | undefined
  let firstLineNumber: number | undefined
  let isWrapped = false
  let isExpanded = false
  let live: CodeMeta['live']
  let reference: CodeMeta['reference']
  const ranges: LineRange[] = []
  const problems: CodeProblem[] = []
  for (const match of meta.matchAll(WORD)) {
    const [whole, key, quoted, singleQuoted, unclosed, braced, bare, rangeList, word] = match
    const value = quoted ?? singleQuoted ?? unclosed?.slice(1).trim() ?? braced ?? bare
    const position = { offset: match.index, length: whole.trimEnd().length }
    if (unclosed !== undefined) problems.push({ message: `the quote after ${key}= is never closed`, ...position })
    if (rangeList !== undefined) readRanges(rangeList, match.index + 1, { ranges, problems })
    else if (key !== undefined && LINE_CLASSES.has(key)) {
      const start = match.index + whole.indexOf(value ?? '', key.length)
      readRanges(value ?? '', start, { ranges, problems, className: LINE_CLASSES.get(key) })
    } else if (key === 'collapse') isExpanded = value === 'false'
    else if (key === 'title') title = value?.replace(/\\(["'\\])/g, '$1')
    else if (key === 'showLineNumbers' && /^\d+$/.test(value ?? '')) firstLineNumber = Number(value)
    else if (key === 'showLineNumbers')
      problems.push({ message: `showLineNumbers=${value} is not a line number`, ...position })
    else if (word === 'showLineNumbers') firstLineNumber ??= 1
    else if (word === 'wrap' || (key === 'wrap' && value !== 'false')) isWrapped = true
    else if (word === 'live') live = { offset: match.index }
    else if (word === 'reference') reference = { offset: match.index }
    else if (word === 'title' || word === 'title=')
      problems.push({ message: 'title has no value', hint: 'Write title="…"', ...position })
    else problems.push(...findMisspelling(key ?? word ?? '', position))
  }
  return {
    ...(title && { title }),
    ...(firstLineNumber !== undefined && { firstLineNumber }),
    ranges,
    isWrapped,
    isExpanded,
    ...(live && { live }),
    ...(reference && { reference }),
    problems,
  }
}

/** Reports a word that resembles a docgen setting. Other words are settings of other tools. */
function findMisspelling(name: string, position: Pick<CodeProblem, 'offset' | 'length'>): CodeProblem[] {
  const near = SETTINGS.has(name) || OTHER_WORDS.has(name) ? undefined : nearestWord(name, SETTINGS)
  if (near === undefined) return []
  return [{ message: `code blocks have no setting ${name}`, hint: `Did you mean ${near}?`, ...position }]
}

interface RangeResults {
  readonly ranges: LineRange[]
  readonly problems: CodeProblem[]
  readonly className?: LineRange['className']
}

function readRanges(list: string, start: number, { ranges, problems, className }: RangeResults): void {
  let offset = start
  for (const part of list.split(',')) {
    const text = part.trim()
    const position = { offset: offset + part.indexOf(text), length: Math.max(1, text.length) }
    const [, begin = '', end = begin] = RANGE.exec(part) ?? []
    const [first, last] = [Number(begin), Number(end)]
    if (begin === '')
      problems.push({
        message: `"${text}" is not a line or a range of lines such as 3 or 3-5`,
        ...hintForPandoc(text),
        ...position,
      })
    else if (first === 0) problems.push({ message: 'lines are counted from 1', ...position })
    else if (last < first) problems.push({ message: `the range ${first}-${last} is reversed`, ...position })
    else ranges.push({ first, last, ...position, ...(className && { className }) })
    offset += part.length + 1
  }
}

/** Translates Pandoc's attributes, such as `{.bash caption="Install it"}`. */
function hintForPandoc(text: string): { readonly hint?: string } {
  const [, language, title] = /^\.([\w+#-]+)(?:\s+(?:caption|filename|title)="([^"]*)")?/.exec(text) ?? []
  if (language === undefined) return {}
  return { hint: `Write \`\`\`${language}${title === undefined ? '' : ` title="${title}"`}` }
}
