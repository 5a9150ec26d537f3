import { join, posix } from 'node:path'
import { type Diagnostic, type DiagnosticTopics, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { isInPackage } from '../../config/site-path.js'
import { readText } from '../../read/files/read-text.js'
import type { Source } from '../../read/source.js'
import { SEARCH_TESTS_FILE } from '../../session/search/check-search.js'
import type { Trial } from '../../session/trial.js'
import { type Comment, IGNORE_WORD } from './comment.js'
import { findMisspelled, IGNORE_BEGINNING } from './find-misspelled.js'
import { listCssComments } from './list-css-comments.js'
import { IGNORE_FIELD, listJsonFields } from './list-json-fields.js'
import { listLineComments } from './list-line-comments.js'
import { listMarkdownComments } from './list-markdown-comments.js'

const EXAMPLE = `${IGNORE_WORD} broken-link until 2030-12-31: the reason`

/** Inputs that determine which findings are suppressed. */
export interface SuppressionInput {
  readonly files: readonly CommentedFile[]
  readonly catalog: DiagnosticTopics
  /** RFC 3339 date in UTC, such as `2026-03-01`. */
  readonly today: string
}

/** A file with comments that can suppress findings in this file. */
export interface CommentedFile extends Pick<Source, 'path' | 'text'> {
  /** 1-based line on which the Markdown after the front matter starts; absent if the file is not Markdown. */
  readonly bodyLine?: number
}

/** The comments of a site that suppress findings. */
export interface Suppressions {
  readonly suppresses: (finding: Diagnostic) => boolean
  /** Warnings about invalid, misspelled and expired comments. */
  readonly diagnostics: readonly Diagnostic[]
  /** Reports comments that suppress none of the findings. Skips codes whose findings may be incomplete. */
  readonly findUnused: (findings: readonly Diagnostic[], isComplete: (code: string) => boolean) => readonly Diagnostic[]
}

interface Suppression {
  readonly code: string
  /** Last day on which it suppresses findings, such as `2030-12-31`. */
  readonly until: string
  /** First and last line on which it suppresses findings, 1-based. */
  readonly from: number
  readonly to: number
  /** Position of the comment. */
  readonly line: number
  readonly column: number
}

/** The Markdown files, API descriptions, style sheets, search tests and static files that can contain suppressions. */
export function listCommentedFiles({ siteDir, files, apis, ...site }: CommentSources): readonly CommentedFile[] {
  // Omit the style sheets of a theme package, which come first.
  const siteStyles = [...site.openStyles.slice(site.theme.theme.client.styles?.length ?? 0), ...site.mdxModules.styles]
  const sheets = new Set(siteStyles.flatMap(({ file, imports }) => [posix.normalize(file), ...imports]))
  const others = [...sheets, SEARCH_TESTS_FILE].filter((path) => !isInPackage(path))
  const all: readonly CommentedFile[] = [
    ...files.sources,
    ...[...files.partials].map(([path, { text }]) => ({ path, text, bodyLine: 1 })),
    ...apis.flatMap((api) => api.files),
    ...files.statics.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    ...others.map((path) => ({ path, text: readText(join(siteDir, path), path).text ?? '' })),
  ]
  return all
    .filter(({ text }) => text.includes(IGNORE_BEGINNING))
    .map(({ path, text, bodyLine }) => ({ path, text, ...(bodyLine !== undefined && { bodyLine }) }))
}

type CommentSources = Pick<Trial, 'siteDir' | 'files' | 'apis' | 'theme' | 'openStyles' | 'mdxModules'>

/**
 * Reads the comments `docgen-ignore CODE until DATE: REASON`. In Markdown and MDX, a comment suppresses findings on its
 * line and in the block after it. In front matter, it is a YAML comment and suppresses findings on the whole page. In
 * other files, it suppresses findings on its line and in the entry or rule after it. In JSON, it is a field and suppresses
 * findings in its object. An expired comment suppresses nothing.
 */
export function readSuppressions({ files, catalog, today }: SuppressionInput): Suppressions {
  const codes = new Set(Object.values(catalog).flatMap((topic) => Object.keys(topic)))
  const byFile = new Map<string, readonly Suppression[]>()
  const diagnostics: Diagnostic[] = []
  for (const { path, text, bodyLine } of files) {
    if (byFile.has(path) || !text.includes(IGNORE_BEGINNING)) continue
    diagnostics.push(...findMisspelled(path, text))
    // A file that the list contains twice is read once.
    byFile.set(path, [])
    if (!text.includes(IGNORE_WORD)) continue
    const { list, example } = findNotation(path, text, bodyLine)
    const valid: Suppression[] = []
    for (const comment of list(text)) {
      const position = { file: path, line: comment.line, column: comment.column, length: IGNORE_WORD.length }
      const suppression = readComment(comment)
      const problem = suppression
        ? findProblem(suppression, codes, today)
        : { hint: `Write ${example}`, ...describeFault(comment, codes) }
      if (problem) diagnostics.push({ code: 'suppression', severity: 'warning', ...position, ...problem })
      else if (suppression) valid.push(suppression)
    }
    byFile.set(path, valid)
  }
  return {
    suppresses: (finding) => byFile.get(finding.file ?? '')?.some((each) => isSuppressed(finding, each)) === true,
    diagnostics,
    findUnused: (findings, isComplete) =>
      [...byFile].flatMap(([file, suppressions]) => {
        const sameFile = findings.filter((each) => each.file === file)
        return suppressions
          .filter((each) => isComplete(each.code) && !sameFile.some((finding) => isSuppressed(finding, each)))
          .map(({ code, line, column }): Diagnostic => {
            const message = `the comment ignores ${code}, but there is no such finding here`
            const position = { file, line, column, length: IGNORE_WORD.length }
            return { code: 'suppression', severity: 'warning', ...position, message, hint: 'Remove the comment' }
          })
      }),
  }
}

function isSuppressed({ code, line }: Diagnostic, suppression: Suppression): boolean {
  return suppression.code === code && isWithin(line, suppression)
}

function isWithin(line: number | undefined, { from, to }: Suppression): boolean {
  // A finding without a line concerns the whole file.
  return line === undefined ? from === 1 : line >= from && line <= to
}

function findProblem(
  { code, until }: Suppression,
  codes: ReadonlySet<string>,
  today: string,
): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  if (!codes.has(code)) {
    const near = nearestWord(code, codes)
    return {
      message: `there is no diagnostic ${JSON.stringify(code)}`,
      ...(near !== undefined && { hint: didYouMean(near) }),
    }
  }
  if (until >= today) return undefined
  return {
    message: `the comment that ignores ${code} expired on ${until}`,
    hint: 'Fix the problem and remove the comment, or extend the date',
  }
}

function readComment({ text, from, to, line, column }: Comment): Suppression | undefined {
  const [code, keyword, date = '', ...reason] = text.trim().split(/\s+/)
  const until = date.slice(0, -1)
  if (!code || keyword !== 'until' || !/^\d{4}-\d\d-\d\d:$/.test(date) || reason.length === 0) return undefined
  return Number.isNaN(Date.parse(until)) ? undefined : { code, until, from, to, line, column }
}

/** Describes the error in a comment that cannot be read. */
function describeFault({ text }: Comment, codes: ReadonlySet<string>): Pick<Diagnostic, 'message' | 'hint'> {
  const [code = '', keyword = '', date = ''] = text.trim().split(/\s+/)
  if (code.endsWith(',') || codes.has(keyword))
    return { message: 'a comment can ignore only one code', hint: 'Write a comment for each code' }
  const isDate = /^\d{4}-\d\d-\d\d:?$/.test(date) && !Number.isNaN(Date.parse(date.replace(':', '')))
  if (keyword === 'until' && date !== '' && !isDate)
    return { message: `${JSON.stringify(date.replace(/:$/, ''))} is not a date` }
  return { message: 'a comment to ignore a finding needs a code, a date and a reason' }
}

/** The notation of `docgen-ignore` in a file format. */
interface Notation {
  readonly list: (text: string) => readonly Comment[]
  readonly example: string
}

function findNotation(path: string, text: string, bodyLine: number | undefined): Notation {
  if (bodyLine !== undefined)
    return { list: (markdown) => listMarkdownComments(markdown, bodyLine), example: `<!-- ${EXAMPLE} -->` }
  if (/\.(?:css|less|sass|scss)$/i.test(path)) return { list: listCssComments, example: `/* ${EXAMPLE} */` }
  if (!text.trimStart().startsWith('{')) return { list: listLineComments, example: `# ${EXAMPLE}` }
  const example = `"${IGNORE_FIELD}": { "code": "broken-link", "until": "2030-12-31", "reason": "the reason" }`
  return { list: listJsonFields, example }
}
