import DOMPurify from 'dompurify'
import mermaid from 'mermaid'
import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { DiagramProblem } from '../draft.js'

/** Words that diagrams begin with, for suggestions. */
const TYPES =
  'flowchart graph sequenceDiagram classDiagram stateDiagram stateDiagram-v2 erDiagram journey gantt pie quadrantChart requirementDiagram gitGraph mindmap timeline sankey-beta xychart-beta block-beta packet-beta kanban architecture-beta radar-beta treemap-beta C4Context'.split(
    ' ',
  )

const PARSE_ERROR = /^Parse error on line (\d+):/

/** Parses a diagram as browsers do; `undefined` if it can be rendered. */
export async function findDiagramProblem(source: string): Promise<DiagramProblem | undefined> {
  // The parsers sanitize labels while they parse, which requires a browser. The result is never shown.
  if (!DOMPurify.isSupported) Object.assign(DOMPurify, { addHook: () => {}, sanitize: (text: string) => text })
  try {
    await mermaid.parse(source)
    return undefined
  } catch (error) {
    return describe(error instanceof Error ? error.message : String(error), source)
  }
}

function describe(message: string, source: string): DiagramProblem | undefined {
  if (message.startsWith('No diagram type detected')) {
    const [first = ''] = source.trimStart().split('\n', 1)
    const near = nearestWord(/^[\w-]*/.exec(first)?.[0] ?? '', TYPES)
    const hint = near === undefined ? {} : { hint: didYouMean(near) }
    return { line: 0, message: `mermaid has no diagram type "${first.trim()}"`, ...hint }
  }
  const line = PARSE_ERROR.exec(message)?.[1]
  // Ignore other errors, which may not be errors in the source: parts of mermaid only run in a browser.
  if (line === undefined) return undefined
  const token = /, got '([^']*)'/.exec(message.slice(message.indexOf('Expecting ')))?.[1]
  const reason =
    token === undefined ? 'the diagram cannot be parsed from here on' : `mermaid did not expect ${token} here`
  return { line: Math.min(Number(line), source.split('\n').length) - 1, message: reason }
}
