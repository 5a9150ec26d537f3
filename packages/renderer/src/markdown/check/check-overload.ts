import { findOverload, type Overload } from '../../parse/find-overload.js'
import type { Compilation } from '../compilation.js'
import { linesOf, type SourceFile } from '../source-file.js'

const FINDINGS: Readonly<Record<Overload['kind'], { readonly message: string; readonly hint: string }>> = {
  nesting: {
    message: 'this line opens more than 1,000 quotes and lists inside each other',
    hint: 'Put the line into a fenced code block, or remove the markers at its start',
  },
  paragraph: {
    message: 'this paragraph has more than 10,000 Markdown delimiters or 50,000 URLs',
    hint: 'Split it with empty lines, or put it into a fenced code block',
  },
}

/** Reports the first part of a file that no parser reads in reasonable time. Returns whether there is one. */
export function checkOverload(file: SourceFile, compilation: Compilation, isMdx: boolean): boolean {
  const overload = findOverload(file.text, isMdx)
  if (!overload) return false
  const point = { line: linesOf(file).lineAt(overload.offset), column: 1 }
  compilation.report(file.path, point, { code: 'too-complex', severity: 'error', ...FINDINGS[overload.kind] })
  return true
}
