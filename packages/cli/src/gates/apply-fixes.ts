import { join } from 'node:path'
import { createLineTable, type Diagnostic } from '@docgen/renderer/contract'
import { readRegularFile } from '../config/read-regular-file.js'
import { replaceFile } from '../emit/replace-file.js'
import { describeFileError } from '../read/files/describe-file-error.js'
import { evaluateFindings } from './evaluate-findings.js'
import type { CheckReport, Finding } from './gate.js'

/** A report after its fixes were applied. */
export interface FixedReport {
  /** The report without the fixed findings. All other findings have their new positions. */
  readonly report: CheckReport
  readonly fixed: readonly Finding[]
  /** Files that could not be read or written. */
  readonly problems: readonly Diagnostic[]
}

/** Applies the fixes of findings to the files of a site. If two fixes overlap, only the last in the file is applied. */
export function applyFixes(report: CheckReport, siteDir: string, isStrict = false): FixedReport {
  const edited = new Map<string, EditedText>()
  const problems: Diagnostic[] = []
  const editsByFile = new Map<string, Edit[]>()
  for (const { file, fix } of report.findings)
    if (file !== undefined && fix) editsByFile.set(file, [...(editsByFile.get(file) ?? []), fix])
  for (const [file, edits] of editsByFile) {
    const text = readOrReport(file, siteDir, problems)
    if (text === undefined) continue
    const result = editText(text, edits)
    const problem = replaceFile(siteDir, file, result.text)
    if (problem) problems.push(problem)
    else edited.set(file, result)
  }
  const isFixed = ({ file = '', fix }: Finding): boolean => fix !== undefined && edited.get(file)?.has(fix) === true
  const open = report.findings.filter((finding) => !isFixed(finding)).map((finding) => relocate(finding, edited))
  const fixed = report.findings.filter(isFixed)
  const gates = report.gates.map((gate) => {
    const count = fixed.filter((finding) => finding.gate === gate.name).length
    if (count === 0) return gate
    const rest = open.filter((finding) => finding.gate === gate.name)
    return { ...gate, ...evaluateFindings(rest, { undecided: gate.reason, isStrict }), fixed: count }
  })
  return {
    report: { ...report, ok: gates.every(({ state }) => state !== 'failed'), gates, findings: open },
    fixed,
    problems,
  }
}

/** The text of a file; `undefined`, after a report, if it cannot be read any more. */
function readOrReport(file: string, siteDir: string, problems: Diagnostic[]): string | undefined {
  try {
    return readRegularFile(join(siteDir, file)).toString()
  } catch (error) {
    problems.push({ code: 'unreadable-file', severity: 'error', file, message: describeFileError(error) })
    return undefined
  }
}

function relocate(finding: Finding, edited: ReadonlyMap<string, EditedText>): Finding {
  const { file = '', line, column, fix } = finding
  const text = edited.get(file)
  if (!text || line === undefined) return finding
  const moved = text.move({ line, column: column ?? 1 })
  return {
    ...finding,
    line: moved.line,
    ...(column !== undefined && { column: moved.column }),
    ...(fix && { fix: { ...fix, ...text.move(fix) } }),
  }
}

type Edit = NonNullable<Diagnostic['fix']>
type Position = Pick<Edit, 'line' | 'column'>

/** A text after edits. */
export interface EditedText {
  readonly text: string
  /** Whether an edit was applied. */
  readonly has: (edit: Edit) => boolean
  /** Where a position of the original text is in the edited text. */
  readonly move: (position: Position) => Position
}

/** Applies edits from the last to the first. It applies equal edits once, and only the last of overlapping edits. */
export function editText(text: string, edits: readonly Edit[]): EditedText {
  const lines = createLineTable(text)
  const offsetOf = ({ line, column }: Position): number => lines.startOf(line) + column - 1
  const keyOf = (edit: Edit): string => JSON.stringify([offsetOf(edit), edit.length, edit.text])
  const unique = new Map(edits.map((edit) => [keyOf(edit), { edit, start: offsetOf(edit) }]))
  const sorted = [...unique.values()].toSorted((a, b) => b.start - a.start)
  const applied: typeof sorted = []
  let [edited, last] = [text, Number.POSITIVE_INFINITY]
  for (const { edit, start } of sorted) {
    const end = start + edit.length
    if (end > last) continue
    edited = edited.slice(0, start) + edit.text + edited.slice(end)
    last = start
    applied.push({ edit, start })
  }
  const keys = new Set(applied.map(({ edit }) => keyOf(edit)))
  const editedLines = createLineTable(edited)
  const move = (position: Position): Position => {
    const offset = offsetOf(position)
    // A position inside replaced text moves to the start of the replacement.
    const shifts = applied.map(({ edit: { length, text: added }, start }) =>
      start + length <= offset ? added.length - length : Math.min(0, start - offset),
    )
    const moved = offset + shifts.reduce((sum, shift) => sum + shift, 0)
    const line = editedLines.lineAt(moved)
    return { line, column: moved - editedLines.startOf(line) + 1 }
  }
  return { text: edited, has: (edit) => keys.has(keyOf(edit)), move }
}
