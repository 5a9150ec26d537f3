import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { CONFIG_FILES } from '../config/find-config.js'
import { siteSchema } from '../config/schema/site.js'
import { hasText } from '../config/write-if-changed.js'
import { replaceFile } from '../emit/replace-file.js'
import type { SiteFields } from './convert/converted.js'
import type { ConvertedSite, MigrationTool } from './migration-tool.js'
import type { FileRewrite } from './rewrite/content-rule.js'
import { makePathsPortable, withoutSiteDir } from './write/make-paths-portable.js'
import { groupNotes, type PositionedNote } from './write/positioned-note.js'
import { NEW_CONFIG, printConfig } from './write/print-config.js'
import { writeReport } from './write/write-report.js'

/** Name of a tool that docgen can migrate from. */
export type ToolName = keyof typeof TOOLS

/** The site to migrate, and how to write the result. */
export interface MigrationRequest {
  readonly tool: ToolName
  /** Absolute path of the folder with the tool's config. */
  readonly siteDir: string
  /** Path of the report, relative to that folder. */
  readonly report: string
  /** Whether to overwrite existing files, and to convert files with uncommitted changes. */
  readonly isForced: boolean
  /** Whether to write nothing. */
  readonly isDry: boolean
  /** Whether to convert files that docgen can't read as they are. */
  readonly isConverting?: boolean
}

/** A migrated site. */
export interface Migration extends Pick<MigrationTool, 'name' | 'builtFolder'> {
  /** Name of the tool's config. */
  readonly from: string
  /** Name of the new config. */
  readonly to: string
  /** Text of the new config. */
  readonly config: string
  /** Text of the report, Markdown. */
  readonly report: string
  readonly notes: readonly PositionedNote[]
  /** Written files, relative to the site's folder. */
  readonly writtenFiles: readonly string[]
  /** Files that already had the text that the migration would write. */
  readonly presentFiles: readonly string[]
  /** Files of the content that were converted, or that `--write` would convert, in code-unit order. */
  readonly rewrites: readonly FileRewrite[]
  /** Whether the command was to convert them. */
  readonly isConverting: boolean
  /** The changes of these files as a unified diff; only in a dry run, and only if Git is installed. */
  readonly diff?: string
}

/** The tools. Only the code of the tool that is used is loaded. */
const TOOLS = {
  docusaurus: async () => (await import('./docusaurus/docusaurus-tool.js')).docusaurusTool,
  mintlify: async () => (await import('./mintlify/mintlify-tool.js')).mintlifyTool,
  mkdocs: async () => (await import('./mkdocs/mkdocs-tool.js')).mkdocsTool,
  vitepress: async () => (await import('./vitepress/vitepress-tool.js')).vitePressTool,
  nextra: async () => (await import('./nextra/nextra-tool.js')).nextraTool,
  starlight: async () => (await import('./starlight/starlight-tool.js')).starlightTool,
  gitbook: async () => (await import('./gitbook/gitbook-tool.js')).gitbookTool,
  'hugo-docsy': async () => (await import('./hugo/hugo-tool.js')).hugoTool,
} satisfies Readonly<Record<string, () => Promise<MigrationTool>>>

/** Loads the tool with a name. */
export function loadTool(name: ToolName): Promise<MigrationTool> {
  return TOOLS[name]()
}

/**
 * Generates a `site.config.ts` and a report from the site of another tool. `undefined`, with diagnostics, if that is
 * not possible.
 */
export async function migrateSite(request: MigrationRequest): Promise<Outcome<Migration | undefined>> {
  const { siteDir, isForced, isDry, isConverting = false } = request
  const tool = await loadTool(request.tool)
  const { value: site, diagnostics } = await tool.convert(siteDir)
  if (!site) return { value: undefined, diagnostics }
  const { listRewrites } = await import('./rewrite/rewrite-files.js')
  const rewrites = listRewrites(siteDir, site.rules ?? [])
  const generated = generateFiles(site, { request, tool, rewrites })
  const existing = isForced || isDry ? [] : reportExisting(siteDir, listConflictNames(siteDir, generated))
  if (existing.length > 0) return { value: undefined, diagnostics: existing }
  const run = { request, tool, diagnostics }
  if (isDry) return describeDryRun(generated, rewrites, run)
  if (!isConverting) return writeFiles(generated, rewrites, run)
  const converted = await convertContent(site, request, { generated, rewrites })
  if (!converted.value) return { value: undefined, diagnostics: converted.diagnostics }
  if (converted.value.length === 0) return writeFiles(generated, [], run)
  // The config depends on the content.
  const reread = await tool.convert(siteDir)
  if (!reread.value) return { value: undefined, diagnostics: reread.diagnostics }
  const regenerated = generateFiles(reread.value, { request, tool, rewrites: [] })
  return writeFiles(regenerated, converted.value, { ...run, diagnostics: reread.diagnostics })
}

/** A migration, and the diagnostics of reading the site. */
interface MigrationRun {
  readonly request: MigrationRequest
  readonly tool: MigrationTool
  readonly diagnostics: readonly Diagnostic[]
}

/** The files that a migration generates. */
interface Generated extends Pick<Migration, 'from' | 'to' | 'config' | 'report' | 'notes'> {
  /** In the order in which they are written. */
  readonly files: readonly (readonly [name: string, text: string])[]
}

function generateFiles(
  { from, fields, comments, notes: raw, files }: ConvertedSite,
  { request, tool, rewrites }: GenerateContext,
): Generated {
  const { siteDir } = request
  const notes = groupNotes(raw.map((note) => withoutPaths(note, siteDir)))
  const config = printConfig({ fields: sortFields(makePathsPortable(fields, siteDir)), comments })
  const report = writeReport({ from, to: NEW_CONFIG, notes, tool, rewrites })
  // Write the report first: if that fails, nothing is written.
  return {
    from,
    to: NEW_CONFIG,
    config,
    report,
    notes,
    files: [[request.report, report], ...files, [NEW_CONFIG, config]],
  }
}

interface GenerateContext {
  readonly request: MigrationRequest
  readonly tool: MigrationTool
  /** Conversions of the content that are still to do. */
  readonly rewrites: readonly FileRewrite[]
}

/** Files that already have their generated text: an earlier run may have been killed before it had written all. */
function listPresent(siteDir: string, { files }: Generated): readonly string[] {
  return files.flatMap(([name, text]) => (hasText(resolve(siteDir, name), text) ? [name] : [])).reverse()
}

/** Names of files that must not exist: every config, and what the migration writes, unless its text is up to date. */
function listConflictNames(siteDir: string, generated: Generated): readonly string[] {
  const present = listPresent(siteDir, generated)
  return [...new Set([...CONFIG_FILES, ...generated.files.map(([name]) => name)])].filter(
    (name) => !present.includes(name),
  )
}

/**
 * Converts the content, and before that removes the generated files, whose text may depend on it. Returns the converted
 * files; `undefined`, with diagnostics, if that is not possible.
 */
async function convertContent(
  { rules = [] }: ConvertedSite,
  { siteDir, isForced }: MigrationRequest,
  { generated, rewrites }: { readonly generated: Generated; readonly rewrites: readonly FileRewrite[] },
): Promise<Outcome<readonly FileRewrite[] | undefined>> {
  const { planRewrites } = await import('./rewrite/plan-rewrites.js')
  const { applyRewrites } = await import('./rewrite/apply-rewrites.js')
  const created = generated.files.map(([name]) => name)
  const { value: planned, diagnostics } = await planRewrites({ siteDir, rules, rewrites, isForced, created })
  if (!planned || planned.length === 0) return { value: planned, diagnostics }
  for (const name of listPresent(siteDir, generated)) rmSync(resolve(siteDir, name), { force: true })
  const failure = applyRewrites(siteDir, planned)
  return failure ? { value: undefined, diagnostics: [failure] } : { value: planned, diagnostics: [] }
}

async function describeDryRun(
  generated: Generated,
  rewrites: readonly FileRewrite[],
  run: MigrationRun,
): Promise<Outcome<Migration>> {
  const { siteDir, isConverting = false } = run.request
  const { writeDiff } = await import('./rewrite/write-diff.js')
  const diff = isConverting ? await writeDiff(rewrites) : undefined
  const files = { writtenFiles: [], presentFiles: listPresent(siteDir, generated) }
  const migration = describeMigration(generated, rewrites, run)
  return {
    value: { ...migration, ...files, ...(diff !== undefined && { diff }) },
    diagnostics: run.diagnostics,
  }
}

/** Writes the generated files that are not up to date. The result lists `rewrites`, which this does not write. */
function writeFiles(
  generated: Generated,
  rewrites: readonly FileRewrite[],
  run: MigrationRun,
): Outcome<Migration | undefined> {
  const { siteDir } = run.request
  const presentFiles = listPresent(siteDir, generated)
  const files = generated.files.filter(([name]) => !presentFiles.includes(name))
  for (const [name, text] of files) {
    const failure = replaceFile(siteDir, name, text)
    if (failure) return { value: undefined, diagnostics: [failure] }
  }
  const writtenFiles = files.map(([file]) => file).reverse()
  const migration = describeMigration(generated, rewrites, run)
  return { value: { ...migration, writtenFiles, presentFiles }, diagnostics: run.diagnostics }
}

function describeMigration(
  { files: _files, ...texts }: Generated,
  rewrites: readonly FileRewrite[],
  { request, tool }: MigrationRun,
): Omit<Migration, 'writtenFiles' | 'presentFiles' | 'diff'> {
  return {
    name: tool.name,
    ...(tool.builtFolder !== undefined && { builtFolder: tool.builtFolder }),
    ...texts,
    rewrites,
    isConverting: request.isConverting ?? false,
  }
}

/** Removes the path of the site's folder from a note: the report is committed, and must not depend on this machine. */
function withoutPaths({ name, message, hint, ...rest }: PositionedNote, siteDir: string): PositionedNote {
  const shorten = (text: string): string => withoutSiteDir(text, siteDir)
  return { ...rest, name: shorten(name), message: shorten(message), ...(hint !== undefined && { hint: shorten(hint) }) }
}

function reportExisting(siteDir: string, names: readonly string[]): readonly Diagnostic[] {
  return names
    .filter((name) => existsSync(resolve(siteDir, name)))
    .map((file) => ({
      code: 'file-exists',
      severity: 'error' as const,
      file,
      message: 'the file already exists, and docgen does not overwrite it',
      hint: 'Add --force to overwrite it, or --dry-run to see what would be written',
    }))
}

/** Sorts fields in the order of the manual. */
function sortFields(fields: SiteFields): SiteFields {
  const order = Object.keys(siteSchema.shape)
  return Object.fromEntries(
    Object.entries(fields).sort(([first], [second]) => order.indexOf(first) - order.indexOf(second)),
  )
}
