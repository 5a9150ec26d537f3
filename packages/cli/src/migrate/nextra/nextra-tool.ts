import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { readText } from '../../read/files/read-text.js'
import { readAliases } from '../content/read-aliases.js'
import { type Converted, joinConverted, nothing } from '../convert/converted.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { runToolConfig } from '../run-tool-config.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import { locateNotes, type PositionedNote } from '../write/positioned-note.js'
import { convertNextraSite } from './convert-nextra-site.js'
import { convertTheme } from './convert-theme.js'
import { openNextraPages } from './nextra-pages.js'
import { readLayout } from './read-layout.js'
import { readMetas } from './read-metas.js'
import { NEXTRA_MODULE, runNextConfig } from './run-next-config.js'
import { scanPages } from './scan-pages.js'

/** Nextra: `next.config`, `theme.config` and the `_meta` files run once. */
export const nextraTool: MigrationTool = {
  name: 'nextra',
  title: 'Nextra',
  builtFolder: 'out',
  buildCommand: 'npx next build',
  convert: convertNextra,
}

const THEME = ['tsx', 'jsx', 'ts', 'js', 'mjs'].map((ending) => `theme.config.${ending}`)

async function convertNextra(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: config, diagnostics } = await runNextConfig(siteDir)
  if (!config) return { value: undefined, diagnostics }
  const pages = openNextraPages(siteDir)
  if (!pages) return { value: undefined, diagnostics: [NO_PAGES] }
  const exists = (path: string): boolean => existsSync(join(siteDir, path))
  const theme = await readTheme(siteDir, THEME.find(exists))
  // The layout of Nextra 4 can take some of its props from a theme.config.
  const layout = readLayout(siteDir)
  const props = Object.entries(layout?.fields ?? {}).filter(([name]) => !theme.names.includes(name))
  const ofLayout = layout
    ? nameNotes(convertTheme({ value: Object.fromEntries(props), path: [] }), layout.file)
    : nothing()
  const metas = await readMetas(siteDir, pages.folder)
  const tsconfig = readText(join(siteDir, 'tsconfig.json'), 'tsconfig.json').text
  const converted = convertNextraSite(config, joinConverted([ofLayout, theme.converted]), {
    pages,
    metas,
    layout,
    exists,
    aliases: readAliases(tsconfig),
  })
  const { fields, comments, notes } = fitToSchema(converted)
  const value: ConvertedSite = {
    from: config.file,
    fields,
    comments,
    notes: [
      ...locateNotes(notes, config.sources),
      ...theme.notes,
      ...converted.positioned,
      ...(await scanPages(pages, converted.roots)),
    ],
    files: converted.files,
    rules: converted.rules,
  }
  return { value, diagnostics }
}

/** Names the file in notes about a layout, which has no positions. */
function nameNotes({ notes, ...converted }: Converted, file: string): Converted {
  return {
    ...converted,
    notes: notes.map((note) => ({ ...note, path: [], name: `${note.name ?? note.path.join('.')} in ${file}` })),
  }
}

interface Theme {
  /** Names of its settings. */
  readonly names: readonly string[]
  readonly converted: Converted
  readonly notes: readonly PositionedNote[]
}

/** Runs `theme.config`. Without it, the layout has all settings of the theme. */
async function readTheme(siteDir: string, file: string | undefined): Promise<Theme> {
  if (file === undefined) return { names: [], converted: nothing(), notes: [] }
  const { value } = await runToolConfig(siteDir, file, NEXTRA_MODULE)
  if (!value) {
    const message = 'it cannot be run without Nextra'
    const hint = 'Write its settings into site.config.ts by hand'
    return { names: [], converted: nothing(), notes: [{ status: 'lost', name: file, message, hint, file, line: 1 }] }
  }
  const { fields, comments, notes } = convertTheme({ value: value.fields, path: [] })
  return {
    names: Object.keys(value.fields),
    converted: { fields, comments, notes: [] },
    notes: locateNotes(notes, value.sources),
  }
}

const NO_PAGES: Diagnostic = {
  code: 'missing-tool-config',
  severity: 'error',
  message: 'no Markdown pages in content, pages, app, or one of these in src',
  hint: 'Name the folder that contains next.config and the pages',
}
