import { nearestWord } from '@docgen/renderer/contract'
import type { TypedCode, TypeNote, TypeProblem } from '@docgen/renderer/markdown'

/** A finding of twoslash. Lines and characters are 0-based positions in the code to show. */
export interface TwoslashNode {
  readonly type: 'hover' | 'query' | 'completion' | 'error' | 'highlight' | 'tag'
  readonly start: number
  readonly length: number
  readonly line: number
  readonly character: number
  readonly text?: string
  readonly docs?: string
  readonly code?: number
  readonly name?: string
  readonly completions?: readonly { readonly name: string }[]
  readonly completionsPrefix?: string
}

/** The result of twoslash. */
export interface TwoslashResult {
  readonly code: string
  readonly nodes: readonly TwoslashNode[]
  readonly meta: {
    readonly extension: string
    readonly handbookOptions: { readonly errors: readonly number[]; readonly showEmit: boolean }
    readonly flagNotations: readonly {
      readonly type: string
      readonly name: string
      readonly start: number
      readonly end: number
    }[]
    /** Ranges of the code as written that are not shown. */
    readonly removals: readonly (readonly [start: number, end: number])[]
  }
}

/** An error of TypeScript. `start` is its offset in the code as written. */
export type FoundError = Pick<TwoslashNode, 'start' | 'length' | 'text' | 'code'>

/** Maximum length of a type or of its documentation: readers would have to scroll, and pages would grow. */
const MAX_TYPE = 1000
/** Type of a finding → the mark of its range in the code. */
const MARKS: Readonly<Partial<Record<TwoslashNode['type'], 'error' | 'mark'>>> = { error: 'error', highlight: 'mark' }
/** Maximum number of completions in a note. */
const MAX_COMPLETIONS = 8

/** Converts the result of twoslash for a block to what docgen shows and reports. */
export function toTypedCode(
  { code, nodes, meta }: TwoslashResult,
  { written, errors, incomplete, settings }: WrittenBlock,
): Omit<TypedCode, 'inputs'> {
  const shown = code.trimEnd()
  const lines = shown.split('\n')
  const isInLine = ({ line, character, length }: TwoslashNode): boolean =>
    character + length <= (lines[line]?.length ?? -1)
  const toRange = ({ line, character, length }: TwoslashNode) => ({ line, start: character, length })
  const inLines = nodes.filter(isInLine)
  return {
    code: shown,
    ...(meta.handbookOptions.showEmit
      ? { language: meta.extension }
      : { sourceLines: listVisibleLines(written, meta.removals) }),
    types: inLines
      .filter(({ type, length }) => type === 'hover' && length > 0)
      .map((node) => ({ ...toRange(node), text: describeType(node) })),
    marks: inLines.flatMap((node) => {
      const kind = MARKS[node.type]
      return kind === undefined ? [] : [{ ...toRange(node), length: Math.max(1, node.length), kind }]
    }),
    notes: nodes.flatMap(toNote).filter(({ line }) => line < lines.length),
    problems: [
      ...findUnexpectedErrors(meta, written, errors),
      ...findUnknownSettings(meta, written, settings),
      ...incomplete.map((start) => ({
        message: 'there is nothing to complete where ^| points at',
        hint: 'Move the caret below the end of the word to complete',
        ...positionOf(written, start),
      })),
    ],
  }
}

/** A block as its author wrote it, and what twoslash has found besides its result. */
export interface WrittenBlock {
  /** The code as written. */
  readonly written: string
  /** All errors, whether or not the block expects them. */
  readonly errors: readonly FoundError[]
  /** Offsets in the code as written at which there is nothing to complete. */
  readonly incomplete: readonly number[]
  /** The names that comments such as `// @strict: false` may set. */
  readonly settings: readonly string[]
}

/** The indexes of the lines that no range removes. */
function listVisibleLines(written: string, removals: TwoslashResult['meta']['removals']): number[] {
  let start = 0
  return written.split('\n').flatMap((line, index) => {
    const offset = start
    start += line.length + 1
    return removals.some(([from, to]) => from <= offset && offset < to) ? [] : [index]
  })
}

function describeType({ text = '', docs }: TwoslashNode): string {
  const parts = docs === undefined || docs.trim() === '' ? [text] : [text, docs.trim()]
  return parts.map((part) => (part.length > MAX_TYPE ? `${part.slice(0, MAX_TYPE - 1)}…` : part)).join('\n\n')
}

function toNote(node: TwoslashNode): readonly TypeNote[] {
  const { type, line, character, text = '', code, name = '' } = node
  if (type === 'query') return [{ line, kind: 'query', text: pointUp(character, `^? ${text}`) }]
  if (type === 'completion') return [{ line, kind: 'query', text: pointUp(character, `^| ${listCompletions(node)}`) }]
  if (type === 'highlight' && text !== '')
    return [{ line, kind: 'query', text: pointUp(character, `${'^'.repeat(Math.max(1, node.length))} ${text}`) }]
  if (type === 'error') return [{ line, kind: 'error', text: `Error ${code}: ${text}` }]
  if (type === 'tag') return [{ line: Math.max(0, line - 1), kind: name === 'error' ? 'error' : 'query', text }]
  return []
}

/** Indents a note so that its first character is below a column. The note begins after the three characters `// `. */
function pointUp(column: number, text: string): string {
  return text.replace(/^/gm, ' '.repeat(Math.max(0, column - 3)))
}

function listCompletions({ completions = [] }: TwoslashNode): string {
  const names = completions.slice(0, MAX_COMPLETIONS).map(({ name }) => name)
  return [...names, ...(completions.length > names.length ? ['…'] : [])].join(', ')
}

/** Reports the errors that the block does not expect. */
function findUnexpectedErrors(
  { handbookOptions, flagNotations }: TwoslashResult['meta'],
  written: string,
  errors: readonly FoundError[],
): readonly TypeProblem[] {
  if (flagNotations.some(({ name }) => name === 'noErrorValidation')) return []
  const expected = handbookOptions.errors
  return errors
    .filter(({ code }) => code !== undefined && !expected.includes(code))
    .map(({ start, length, text = '', code }) => ({
      message: `TypeScript error ${code}: ${text.split('\n', 1)[0]}`,
      hint: `If the block shows this error on purpose, add the comment // @errors: ${[...expected, code].join(' ')}`,
      ...positionOf(written, start),
      length,
    }))
}

/** Reports comments that set what neither TypeScript nor twoslash knows. */
function findUnknownSettings(
  { flagNotations }: TwoslashResult['meta'],
  written: string,
  settings: readonly string[],
): readonly TypeProblem[] {
  return flagNotations
    .filter(({ type }) => type === 'unknown')
    .map(({ name, start }) => {
      const near = nearestWord(name, settings)
      return {
        message: `neither TypeScript nor twoslash has the setting @${name}`,
        hint: near === undefined ? 'Remove the comment' : `Did you mean @${near}?`,
        ...positionOf(written, start),
        length: name.length + 4,
      }
    })
}

function positionOf(text: string, offset: number): Required<Pick<TypeProblem, 'line' | 'character'>> {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
}
