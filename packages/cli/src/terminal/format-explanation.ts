import type { DiagnosticExplanation } from '@docgen/renderer/contract'
import type { FileExplanation } from '../session/explain/explain-file.js'
import type { PageExplanation } from '../session/explain/explain-page.js'
import { describeChanges, type NamedInputs } from '../session/recorded-inputs.js'
import type { Colors } from './create-terminal.js'
import { describeSeverity } from './describe-severity.js'
import { formatCount } from './format-amounts.js'

/** Formats the explanation of a page or a file. */
export function formatExplanation(explanation: PageExplanation | FileExplanation, colors: Colors): string {
  return 'route' in explanation ? formatPage(explanation, colors) : formatFile(explanation, colors)
}

function formatPage(page: PageExplanation, colors: Colors): string {
  const { route, source, file, key, inputs, next, dependents } = page
  const lines = [
    `${colors.bold(route)}  ${source === undefined ? '' : `${source} → `}${file}`,
    '',
    `  ${colors.dim('last build')}  ${explainLast(page)}`,
    `  ${colors.dim('next build')}  ${next.outcome === 'keep' ? 'keeps it' : 'renders it'}: ${next.because}`,
    '',
    `  Its key is ${key}, the hash of`,
    ...formatInputs(inputs, page.record?.inputs, colors),
    '',
    dependents.length === 0
      ? `  No page content links to it${unlessUnknown(page)}.`
      : `  ${formatCount(dependents.length, 'page')} ${dependents.length === 1 ? 'links' : 'link'} to it, and would change with its URL:`,
    ...dependents.map((each) => `    ${each}`),
  ]
  return lines.join('\n')
}

function explainLast({ record }: PageExplanation): string {
  if (!record) return 'no build has rendered it'
  const done = record.outcome === 'compiled' ? 'compiled and rendered' : 'rendered from cached content'
  if (!record.changes) return `${done}: new page`
  const isSame = record.changes.length === 0
  return `${done}: ${isSame ? 'its output file was missing or modified' : describeChanges(record.changes)}`
}

function formatInputs(inputs: NamedInputs, recorded: NamedInputs | undefined, colors: Colors): string[] {
  const old = new Map(recorded)
  const width = Math.max(...inputs.map(([name]) => name.length))
  return inputs.map(([name, hash]) => {
    const before = old.get(name)
    const isChanged = recorded !== undefined && before !== hash
    const note = isChanged ? colors.yellow(before === undefined ? '  new' : `  was ${before}`) : ''
    return `    ${name.padEnd(width)}  ${colors.dim(hash)}${note}`
  })
}

function formatFile(explanation: FileExplanation, colors: Colors): string {
  const { file, uses, role } = explanation
  const lines = [`${colors.bold(file)}${role === undefined ? '' : `  ${role}`}`]
  if (uses.length === 0 && role === undefined) lines.push(`  No page content uses it${unlessUnknown(explanation)}.`)
  return [...lines, ...uses.map(({ route, how }) => `  ${route}  ${colors.dim(how)}`)].join('\n')
}

/** Qualifies a message that nothing was found: the links and files of pages that are not compiled yet are unknown. */
function unlessUnknown({ unknownPages }: PageExplanation | FileExplanation): string {
  return unknownPages === 0 ? '' : `, as far as is known: ${formatCount(unknownPages, 'page')} not compiled yet`
}

/** A diagnostic code with its explanation, and an example of what docgen prints for it. */
export interface CodeExplanation extends DiagnosticExplanation {
  readonly code: string
  readonly example?: string | undefined
}

/** Formats the explanation of a diagnostic code. */
export function formatCodeExplanation(explanation: CodeExplanation, colors: Colors): string {
  const { code, meaning, fix, example } = explanation
  const lines = [
    colors.bold(code),
    '',
    `  ${meaning}`,
    `  ${colors.dim('fix')}  ${fix}`,
    `  ${colors.dim('severity')}  ${describeSeverity(explanation)}`,
  ]
  if (example !== undefined)
    lines.push('', ...['example', ...example.split('\n')].map((line) => `  ${colors.dim(line)}`))
  return lines.join('\n')
}
