import { indentOf, LEVEL, removeIndent } from '../indentation.js'
import type { SourceLine } from '../source-line.js'

/** Finds the end of the block whose first line is at `start`: its other lines are one level further in, or blank. */
export function findBlockEnd(lines: readonly SourceLine[], start: number, indent: number): number {
  let end = start + 1
  for (let index = end; index < lines.length; index++) {
    const line = lines[index]
    const column = line && indentOf(line)
    if (column === undefined) continue
    if (column < indent + LEVEL) break
    end = index + 1
  }
  return end
}

/** The lines of a block after its first line, without their indentation. */
export function readIndented(lines: readonly SourceLine[], indent: number): readonly SourceLine[] {
  return lines.map((line) => removeIndent(line, indent + LEVEL))
}
