import type { Terminal } from './create-terminal.js'

/** Inputs of a migration's report. */
export interface MigrationView {
  /** Name of the tool. */
  readonly name: string
  /** Folder with the output of the tool, if docgen can compare it with its own. */
  readonly builtFolder?: string
  readonly from: string
  /** The site's folder as the command named it. */
  readonly folder: string
  readonly writtenFiles: readonly string[]
  /** Files that already had the text that the migration would write. */
  readonly presentFiles?: readonly string[]
  /** Files of the content that were converted, or that `--write` would convert. */
  readonly rewrites?: readonly {
    readonly before: { readonly path: string }
    readonly after: { readonly path: string }
  }[]
  /** Whether the command was to convert them. */
  readonly isConverting?: boolean
  readonly isDry?: boolean
  readonly notes: readonly {
    readonly status: 'migrated' | 'changed' | 'unneeded' | 'fixed' | 'lost'
    readonly name: string
    readonly message: string
    readonly hint?: string
    readonly file?: string
    readonly line?: number
    readonly others?: readonly string[]
  }[]
}

/**
 * Formats the report of a migration: the notes about what was not migrated (all notes if the terminal is verbose), the
 * counts, and the next steps.
 */
export function formatMigration(view: MigrationView, { colors, verbosity }: Terminal): readonly string[] {
  const { name, builtFolder, from, folder, writtenFiles, presentFiles = [], notes } = view
  const isShown = ({ status }: MigrationView['notes'][number]): boolean => status === 'lost' || verbosity === 'verbose'
  const lines = notes.filter(isShown).flatMap(({ status, name, message, hint, file, line, others = [] }) => {
    const more = others.length === 0 ? '' : ` and ${others.length} more`
    const where = file === undefined ? '' : `  ${colors.dim(`${file}:${line}${more}`)}`
    const label = status === 'lost' ? colors.yellow('not migrated') : colors.dim(status)
    const text = [message, ...(hint === undefined ? [] : [hint])].filter(Boolean).join('. ')
    return [`${label}  ${colors.bold(name)}${where}`, ...(text === '' ? [] : [`  ${text}`]), '']
  })
  const at = folder === '.' ? '' : ` ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`
  const sum = (status: string): number => notes.filter((note) => note.status === status).length
  const numbers = `${sum('migrated')} migrated, ${sum('changed')} in another form, ${sum('unneeded')} not needed, ${sum('lost')} not migrated`
  lines.push(...formatRewrites(view, at, colors))
  if (writtenFiles.length === 0 && presentFiles.length > 0)
    return [...lines, `${colors.green('✓')} ${presentFiles.join(' and ')} are up to date with ${from}: ${numbers}.`]
  if (writtenFiles.length === 0) return [...lines, `Read ${from}: ${numbers}. Nothing was written.`]
  return [
    ...lines,
    `${colors.green('✓')} Wrote ${writtenFiles.join(' and ')} from ${from}: ${numbers}.`,
    '',
    'Next:',
    `  npx docgen build${at}`,
    ...(builtFolder === undefined ? [] : [`  npx docgen migrate ${name}${at} --compare ${builtFolder}`]),
    '',
    'Builds write to .docgen and dist. Add both to .gitignore.',
  ]
}

const SHOWN_FILES = 20

/** Lists the files that were converted, or says how to convert them. */
function formatRewrites(
  { name, rewrites = [], isConverting, isDry }: MigrationView,
  at: string,
  colors: Terminal['colors'],
): readonly string[] {
  if (rewrites.length === 0) return isConverting ? ['No file has to be converted.'] : []
  const files = `${rewrites.length} file${rewrites.length === 1 ? '' : 's'}`
  if (!isConverting) {
    const command = `npx docgen migrate ${name}${at} --write --dry-run`
    return [`docgen can convert ${files} that it can't read as they are. To see the changes: ${command}`, '']
  }
  if (isDry) return [`--write would convert ${files}.`]
  const hidden = rewrites.length - SHOWN_FILES
  return [
    `${colors.green('✓')} Converted ${files}. Review the changes with git diff:`,
    ...rewrites
      .slice(0, SHOWN_FILES)
      .map(({ before, after }) => `  ${before.path}${after.path === before.path ? '' : ` → ${after.path}`}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
    '',
  ]
}
