import type { MigrationTool } from '../migration-tool.js'
import type { FileRewrite } from '../rewrite/content-rule.js'
import type { PositionedNote } from './positioned-note.js'

/** Inputs of a report. */
export interface ReportRequest {
  /** Name of the tool's config. */
  readonly from: string
  /** Name of the new config. */
  readonly to: string
  readonly notes: readonly PositionedNote[]
  readonly tool: Pick<MigrationTool, 'name' | 'title' | 'builtFolder'>
  /** Files that `--write` would convert. */
  readonly rewrites: readonly FileRewrite[]
}

/** Writes the report as Markdown. The parts that require action come first. */
export function writeReport({ from, to, notes, tool, rewrites }: ReportRequest): string {
  const pick = (status: PositionedNote['status']): readonly PositionedNote[] =>
    notes.filter((note) => note.status === status)
  const lost = pick('lost')
  const head = `# From ${tool.title} to docgen\n\nCreated \`${to}\` from \`${from}\`. A migration changes your pages only with \`--write\`.\n`
  const summary = `${count(pick('migrated').length, 'part')} migrated, ${pick('changed').length} in another form, ${pick('unneeded').length} not needed, ${lost.length} not migrated.\n`
  return [
    head,
    summary,
    section('Not migrated', lost, 'Nothing: every part of the config was migrated.'),
    writeConversions(rewrites, tool.name),
    section('Written with the value of this run', pick('fixed')),
    section('Migrated in another form', pick('changed')),
    section('Not needed', pick('unneeded')),
    section('Migrated', pick('migrated')),
    writeNextSteps(tool),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function writeNextSteps({ name, title, builtFolder }: ReportRequest['tool']): string {
  const compare = builtFolder === undefined ? '' : `npx docgen migrate ${name} --compare ${builtFolder}\n`
  const steps =
    builtFolder === undefined
      ? 'The command builds the site.'
      : `The first command builds the site. The second compares it with \`${builtFolder}\`, the output of ${title}, and lists every URL, title, anchor and link that differs.`
  return `## Next steps

\`\`\`sh
npx docgen build
${compare}\`\`\`

${steps}

Builds write to \`.docgen\` and \`dist\`. Add both to \`.gitignore\`.
`
}

function writeConversions(rewrites: readonly FileRewrite[], name: string): string {
  if (rewrites.length === 0) return ''
  const files = new Map<string, string[]>()
  for (const { before, rules } of rewrites)
    for (const rule of rules) files.set(rule, [...(files.get(rule) ?? []), before.path])
  const lines = [...files].map(([rule, paths]) => `- ${rule}: ${listPositions(paths)}`)
  return `## Can be converted

docgen can't read these parts of your files as they are. With \`--write\`, it converts them:

${lines.join('\n')}

\`\`\`sh
npx docgen migrate ${name} --write --dry-run
npx docgen migrate ${name} --write
\`\`\`

The first command prints the changes as a diff, and writes nothing. The second needs a Git repository without other changes.
`
}

function section(title: string, notes: readonly PositionedNote[], none = ''): string {
  if (notes.length === 0) return none === '' ? '' : `## ${title}\n\n${none}\n`
  return `## ${title}\n\n${notes.map(line).join('\n')}\n`
}

function line({ name, message, hint, file, line: at, others = [] }: PositionedNote): string {
  const where = file === undefined ? '' : ` (${listPositions([`${file}:${at}`, ...others])})`
  const detail = message === '' ? '' : `: ${message}`
  return `- \`${name.replaceAll('`', "'")}\`${where}${detail}.${hint === undefined ? '' : ` ${hint}.`}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

const SHOWN_POSITIONS = 8

function listPositions(positions: readonly string[]): string {
  const hiddenCount = positions.length - SHOWN_POSITIONS
  return `${positions.slice(0, SHOWN_POSITIONS).join(', ')}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ''}`
}
