import DOMPurify from 'dompurify'
import mermaid from 'mermaid'
import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { DiagramProblem } from '../draft.js'

/** Words that diagrams begin with, for suggestions. */
const TYPES =
  'flowchart graph sequenceDiagram classDiagram stateDiagram stateDiagram-v2 erDiagram journey gantt pie quadrantChart requirementDiagram gitGraph mindmap timeline sankey-beta xychart-beta block-beta packet-beta kanban architecture-beta radar-beta treemap-beta C4Context'.split(
    ' ',
  )

/** The first line of an error of one of mermaid's two parsers. */
const PARSE_ERROR = /^(?:Parse error on line (\d+):|Parsing failed:.*? on line (\d+), column \d+: (.*))/s

/** Parses a diagram as browsers do; `undefined` if it can be rendered. */
export async function findDiagramProblem(source: string): Promise<DiagramProblem | undefined> {
  // The parsers sanitize labels while they parse, which requires a browser. The result is never shown.
  if (!DOMPurify.isSupported) Object.assign(DOMPurify, { addHook: () => {}, sanitize: (text: string) => text })
  try {
    await mermaid.parse(source)
    return undefined
  } catch (error) {
    return describe(error instanceof Error ? error : new Error(String(error)), source)
  }
}

/** An error of mermaid; `hash.text` is what its older parser did not expect, empty at the end of the diagram. */
interface ParseError extends Error {
  readonly hash?: { readonly text?: string }
}

function describe({ message, hash }: ParseError, source: string): DiagramProblem | undefined {
  if (message.startsWith('No diagram type detected')) {
    const [first = ''] = source.trimStart().split('\n', 1)
    const near = nearestWord(/^[\w-]*/.exec(first)?.[0] ?? '', TYPES)
    const hint = near === undefined ? {} : { hint: didYouMean(near) }
    return { line: 0, message: `mermaid has no diagram type "${first.trim()}"`, ...hint }
  }
  const [, line, newerLine, reason] = PARSE_ERROR.exec(message) ?? []
  // Ignore other errors, which may not be errors in the source: parts of mermaid only run in a browser.
  if (line === undefined && newerLine === undefined) return undefined
  const lines = source.split('\n')
  const index = Math.min(Number(line ?? newerLine), lines.length) - 1
  // Only one of the parsers names the text; the other describes it.
  if (newerLine !== undefined) return { line: index, message: `mermaid cannot parse this line: ${firstReason(reason)}` }
  const text = hash?.text
  if (text === undefined) return { line: index, message: 'the diagram cannot be parsed from here on' }
  const name = text.trim() === '' ? `the end of the ${text === '' ? 'diagram' : 'line'}` : JSON.stringify(text)
  return { line: index, message: `mermaid did not expect ${name} here`, ...hintFor(text, source, lines[index]) }
}

/** The first of several reasons, without the parser's marks around a character. */
function firstReason(reasons = ''): string {
  const [first = ''] = reasons.split(/\n| at offset: |Parse error on line /, 1)
  return first.trim().replace(/->(.)<-/su, '$1')
}

/** Hints for the two most frequent errors: a semicolon in a message, and brackets in a label. */
function hintFor(text: string, source: string, line = ''): { readonly hint?: string } {
  const [type = ''] = source.trimStart().split(/\s/, 1)
  if (type === 'sequenceDiagram' && text.trim() === '' && line.includes(';'))
    return { hint: 'In sequence diagrams, ; ends a statement. Write #59; for a semicolon in a text' }
  if (/^(?:flowchart|graph)$/.test(type) && /^[([{]/.test(text))
    return { hint: 'Put labels with brackets in quotes: A["Read (cold)"]' }
  return {}
}
