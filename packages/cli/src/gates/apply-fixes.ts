import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLineTable, type Diagnostic } from '@docgen/renderer/contract'
import { readRegularFile } from '../config/read-regular-file.js'

/**
 * Applies the fixes of findings to the files of a site, and returns how many. If two fixes overlap, only the first is
 * applied.
 */
export function applyFixes(findings: readonly Diagnostic[], siteDir: string): number {
  const byFile = new Map<string, Edit[]>()
  for (const { file, fix } of findings) {
    if (file !== undefined && fix) byFile.set(file, [...(byFile.get(file) ?? []), fix])
  }
  let count = 0
  for (const [file, edits] of byFile) {
    const path = join(siteDir, file)
    const edited = editText(readRegularFile(path).toString(), edits)
    count += edited.count
    if (edited.count > 0) writeFileSync(path, edited.text)
  }
  return count
}

type Edit = NonNullable<Diagnostic['fix']>

/** Makes edits that do not overlap, from the last to the first. */
export function editText(text: string, edits: readonly Edit[]): { readonly text: string; readonly count: number } {
  const lines = createLineTable(text)
  const positionedEdits = edits.map((edit) => {
    const start = lines.startOf(edit.line) + edit.column - 1
    return { start, end: start + edit.length, text: edit.text }
  })
  const sorted = positionedEdits.toSorted((a, b) => b.start - a.start)
  let [edited, count, last] = [text, 0, Number.POSITIVE_INFINITY]
  for (const { start, end, text: replacement } of sorted) {
    if (end > last) continue
    edited = edited.slice(0, start) + replacement + edited.slice(end)
    last = start
    count += 1
  }
  return { text: edited, count }
}
