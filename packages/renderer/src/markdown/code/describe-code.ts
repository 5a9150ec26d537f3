import type { CodeBlockProps } from '../../contract/index.js'
import { nearestWord } from '../../contract/suggest-name.js'
import { LANGUAGE_MODULES, PLAIN_LANGUAGES } from '../../highlight/language-modules.js'
import { languageName } from '../../highlight/language-name.js'
import type { CodeRequest } from '../../highlight/render-code.js'
import type { FencePosition } from '../directives/block.js'
import type { CodeFile } from '../directives/code-file.js'
import type { TypedCode } from '../directives/typed-code.js'
import type { Draft } from '../draft.js'
import type { Positioned } from '../source-file.js'
import { annotateCode } from './annotate-code.js'
import { hasLongSearch } from './has-long-search.js'
import { markCodeLines } from './mark-code-lines.js'
import { type CodeProblem, parseCodeMeta } from './parse-code-meta.js'

/** The info string of a code fence, and its position. */
export interface Fence {
  readonly language: string
  readonly meta: string
  readonly position?: FencePosition
  /** Present if the code is in a file. */
  readonly file?: CodeFile
  /** Present if the types of the code are known. */
  readonly typed?: TypedCode
}

/** A code block as written. */
export interface RawCode {
  readonly code: string
  readonly fence: Fence
  /** The block, for problems without a more precise position. */
  readonly block: Positioned
}

/** A code block to render: the code to highlight, and the other props of its component. */
export interface DescribedCode {
  readonly request: CodeRequest
  readonly props: Omit<CodeBlockProps, 'html'>
  /** URL of the code, if the block has only that. */
  readonly url?: string
}

/** The language of diagrams, if enabled in the config. */
export const DIAGRAM_LANGUAGE = 'mermaid'

/** Maximum number of problems reported for one block. */
const MAX_PROBLEMS = 10

/**
 * Maximum length of a highlighted block. Some of Prism's grammars take quadratic time: up to a second for this length.
 */
const MAX_COLORED_LENGTH = 20_000
/** Maximum length of a highlighted line: most quadratic patterns search for an end on the same line. */
const MAX_LINE_LENGTH = 2000

/** Blocks with more lines are initially cut off. */
const MAX_LINES = 25

/** Maximum number of highlighted characters on one page, because each block may take a second. */
const MAX_COLORED_PER_PAGE = 20 * MAX_COLORED_LENGTH

/** Why a block is shown as plain text, and how to change that. */
const LIMITS = {
  length: {
    message: 'this block is too long to highlight: it is shown as plain text',
    // Only on request, because the first number that a thread formats takes long.
    get hint() {
      return `Split it into blocks of ${MAX_COLORED_LENGTH.toLocaleString('en')} characters and lines of ${MAX_LINE_LENGTH.toLocaleString('en')} at most, or link to a file`
    },
  },
  work: {
    message: 'highlighting this block takes too much work: it is shown as plain text',
    hint: 'Split the block, or use the language text',
  },
  page: {
    message: 'this page has too much code to highlight: this block is shown as plain text',
    hint: 'Split the page',
  },
}

/** Languages whose grammars take linear time, also for long blocks. */
const LINEAR_LANGUAGES: ReadonlySet<string> = new Set(['json', 'text', 'plain', 'plaintext', 'txt', 'diff'])

/**
 * Reads the fence of a code block and the comments in it, reports problems with them, and adds its text to the section.
 */
export function describeCode(raw: RawCode, draft: Draft): DescribedCode {
  const { code, fence, block } = raw
  const { highlight } = draft.compilation.options
  const [rawTag, attachedMeta] = splitTag(fence.language)
  const meta = parseCodeMeta(attachedMeta + fence.meta)
  const url = meta.reference && /^https:\/\/\S+$/.test(code.trim()) ? code.trim() : undefined
  const tag = url === undefined ? rawTag : ''
  const { language, hint } = findLanguage(tag, highlight.aliases)
  const { lines, lineIndexes, lineClasses, problems } = markCodeLines(splitLines(code), {
    language,
    ranges: meta.ranges,
    ...(fence.file?.changes && { changes: fence.file.changes }),
    magicComments: highlight.magicComments,
  })
  if (hint !== undefined) {
    const message = `docgen has no grammar for the language ${tag}, so its code is not highlighted`
    draft.report(positionOf(fence, block, {}), { code: 'unknown-language', message, length: tag.length, hint })
  }
  reportProblems([...meta.problems, ...problems], raw, attachedMeta.length, draft)
  const limit = tag === '' ? undefined : findLimit({ code, lines, language }, draft)
  if (limit !== undefined) reportLimit(limit, raw, draft)
  reportLiveCode(meta.live, raw, attachedMeta.length, draft)
  if (url !== undefined && meta.reference)
    reportReference(positionOf(fence, block, { offset: meta.reference.offset - attachedMeta.length }), draft)
  draft.sections.separate()
  draft.sections.add(lines.map((line) => line.trim()).join(' '))
  draft.sections.separate()
  const { firstLineNumber } = meta
  const numbering = firstLineNumber === undefined ? undefined : { firstLineNumber }
  const lineId = numbering && addLineIds(lines.length, numbering.firstLineNumber, draft)
  if ([...lineClasses.values()].flat().some((name) => LINE_SHEET.has(name))) draft.sheets.add('code-lines')
  const isCut = lines.length > MAX_LINES && !meta.isExpanded && language !== DIAGRAM_LANGUAGE
  if (isCut) draft.sheets.add('long-code')
  if (fence.typed) draft.sheets.add('types')
  const name = tag === '' ? undefined : languageName(language)
  return {
    request: {
      language: limit === undefined ? language : 'text',
      lines,
      lineClasses,
      ...numbering,
      ...(lineId !== undefined && { lineId }),
      ...(fence.typed && { annotations: annotateCode(fence.typed, lineIndexes) }),
      reportPlain: () => reportLimit('work', raw, draft),
    },
    props: {
      text: draft.markers.text,
      language: tag === '' ? 'text' : tag.toLowerCase(),
      isWrapped: meta.isWrapped,
      ...(name !== undefined && { languageName: name }),
      ...(isCut && { cutLines: lines.length }),
      ...(meta.title !== undefined && { title: linkTitle(meta.title, fence, draft) }),
      ...numbering,
    },
    ...(url !== undefined && { url }),
  }
}

function reportReference(position: ReturnType<typeof positionOf>, draft: Draft): void {
  draft.report(position, {
    code: 'code-block',
    message: 'docgen does not fetch code from other sites: the block shows its URL as a link',
    hint: 'Copy the code into the block, or keep its file in the site and include it',
    length: 'reference'.length,
  })
}

/** Returns a title, or a hole for one that links to its file where the site has links to edit its files. */
function linkTitle(title: string, { file }: Fence, { markers }: Draft): string {
  return file?.path === undefined ? title : markers.hole({ kind: 'source-link', path: file.path, text: title })
}

/**
 * Reports problems of a fence and of comments in its code. `attachedLength` is the length of meta attached to the
 * language.
 */
function reportProblems(
  problems: readonly CodeProblem[],
  { fence, block }: RawCode,
  attachedLength: number,
  draft: Draft,
): void {
  if (problems.length > MAX_PROBLEMS) {
    const message = `${problems.length - MAX_PROBLEMS} more problems with this block are not listed`
    draft.report(positionOf(fence, block, {}), { code: 'code-block', message })
  }
  for (const { message, hint, offset, line, length } of problems.slice(0, MAX_PROBLEMS)) {
    const at = {
      ...(offset !== undefined && { offset: offset - attachedLength }),
      ...(line !== undefined && { line }),
    }
    draft.report(positionOf(fence, block, at), {
      code: 'code-block',
      message,
      ...(hint !== undefined && { hint }),
      ...(length !== undefined && { length }),
    })
  }
}

/** Finds the limit that keeps a block from being highlighted. If there is none, counts its characters for the page. */
function findLimit(
  { code, lines, language }: Pick<RawCode, 'code'> & { readonly lines: readonly string[]; readonly language: string },
  draft: Draft,
): keyof typeof LIMITS | undefined {
  if (LINEAR_LANGUAGES.has(language)) return undefined
  if (code.length > MAX_COLORED_LENGTH || lines.some(({ length }) => length > MAX_LINE_LENGTH)) return 'length'
  if (hasLongSearch(code, language)) return 'work'
  if (draft.coloredCount + code.length > MAX_COLORED_PER_PAGE) return 'page'
  draft.coloredCount += code.length
  return undefined
}

function reportLimit(limit: keyof typeof LIMITS, { fence, block }: RawCode, draft: Draft): void {
  const at = positionOf(fence, block, {}).position?.start
  draft.compilation.report(draft.file, at, { code: 'long-code', ...LIMITS[limit] })
}

function reportLiveCode(
  live: { readonly offset: number } | undefined,
  { fence, block }: RawCode,
  attachedLength: number,
  draft: Draft,
): void {
  const { liveCode: severity } = draft.compilation.options
  if (!live || !severity) return
  const message = 'live code is not run: the block is shown as code'
  const hint = 'Remove the word live, or set onLiveCode to ignore'
  const at = positionOf(fence, block, { offset: live.offset - attachedLength })
  draft.report(at, { code: 'live-code', severity, message, length: 4, hint })
}

/** Classes of lines whose styles are in a separate style sheet, because few pages need them. */
const LINE_SHEET: ReadonlySet<string> = new Set(['focused', 'error', 'warning'])

/** Adds the anchors of a block's lines. Returns the start of their ids: `L` in the first such block, as in `#L12`. */
function addLineIds(count: number, first: number, draft: Draft): string {
  draft.numberedCount += 1
  const lineId = draft.numberedCount === 1 ? 'L' : `code-${draft.numberedCount}-L`
  for (let number = first; number < first + count; number++) draft.anchors.push(`${lineId}${number}`)
  draft.sheets.add('code-lines')
  return lineId
}

/**
 * Returns the language of a fence's tag in lower case, whether or not Prism has a grammar for it. Templates such as
 * `yaml+jinja` of Pygments have the language of their result.
 */
export function languageOf(tag: string, aliases: Readonly<Record<string, string>>): string {
  const [name] = splitTag(tag)
  const lowerCased = name.toLowerCase()
  const language = (aliases[name] ?? aliases[lowerCased] ?? lowerCased).toLowerCase()
  if (!language.includes('+') || isKnownLanguage(language)) return language
  const [result = ''] = language.split('+')
  return isKnownLanguage(result) ? result : language
}

/** Whether docgen highlights a language, or knows that it is plain text. */
function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language) || LANGUAGE_MODULES.has(language)
}

/** Splits a block into lines: none if it is empty. The line ending before the closing fence starts no line. */
function splitLines(code: string): string[] {
  if (code === '') return []
  const text = code.includes('\r') ? code.replace(/\r\n?/g, '\n') : code
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
}

/** Splits `js{1,3}`, and `rust,editable` of mdBook, into the language and the start of its meta. */
function splitTag(language: string): [tag: string, meta: string] {
  const end = language.search(/[{,]/)
  return end === -1 ? [language, ''] : [language.slice(0, end), `${language.slice(end).replace(/^,/, ' ')} `]
}

/** Finds the language of a tag; with a hint if Prism has no grammar for it. */
function findLanguage(tag: string, aliases: Readonly<Record<string, string>>): { language: string; hint?: string } {
  const language = languageOf(tag, aliases)
  if (language === '' || isKnownLanguage(language)) return { language }
  // GitLab and other tools accept the name of a file after the language.
  const [, known, file] = /^([\w+#-]+):(\S+)$/.exec(tag) ?? []
  if (known !== undefined && LANGUAGE_MODULES.has(languageOf(known, aliases)))
    return { language, hint: `Write ${known} title="${file}"` }
  const near = nearestWord(language, [...LANGUAGE_MODULES.keys(), ...Object.keys(aliases)])
  return { language, hint: near === undefined ? 'Write text for plain text' : `Did you mean ${near}?` }
}

/** Returns a position in the block: an offset in the meta, a line index in the code, or the language. */
export function positionOf(
  { position, typed }: Fence,
  block: Positioned,
  { offset, line }: { offset?: number; line?: number },
): Positioned {
  if (!position) return block
  if (line !== undefined) {
    const written = typed?.sourceLines?.[line] ?? line
    return { position: { start: { line: position.line + 1 + written, column: 1 } } }
  }
  const column = offset === undefined ? position.languageColumn : position.metaColumn + offset
  return { position: { start: { line: position.line, column } } }
}
