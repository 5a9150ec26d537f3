import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { CONFIG_FILES } from '../config/find-config.js'
import { siteSchema } from '../config/schema/site.js'
import type { SiteFields } from './convert/converted.js'
import type { MigrationTool } from './migration-tool.js'
import { makePathsPortable, withoutSiteDir } from './write/make-paths-portable.js'
import { groupNotes, type PositionedNote } from './write/positioned-note.js'
import { NEW_CONFIG, printConfig } from './write/print-config.js'
import { hasText, replaceFile } from './write/replace-file.js'
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
  /** Whether to overwrite existing files. */
  readonly isForced: boolean
  /** Whether to write nothing. */
  readonly isDry: boolean
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
  const { siteDir, report: reportFile, isForced, isDry } = request
  const tool = await loadTool(request.tool)
  const { value: converted, diagnostics } = await tool.convert(siteDir)
  if (!converted) return { value: undefined, diagnostics }
  const { from, fields, comments, files: otherFiles } = converted
  const notes = groupNotes(converted.notes.map((note) => withoutPaths(note, siteDir)))
  const config = printConfig({ fields: sortFields(makePathsPortable(fields, siteDir)), comments })
  const report = writeReport({ from, to: NEW_CONFIG, notes, tool })
  const created: readonly (readonly [string, string])[] = [
    // Write the report first: if that fails, nothing is written.
    [reportFile, report],
    ...otherFiles,
    [NEW_CONFIG, config],
  ]
  // An earlier run may have written some of the files before it was killed, or all of them.
  const present = new Set(created.flatMap(([name, text]) => (hasText(siteDir, name, text) ? [name] : [])))
  const names = new Set([...CONFIG_FILES, ...created.map(([name]) => name)])
  const refused =
    isForced || isDry
      ? []
      : refuseFiles(
          siteDir,
          [...names].filter((name) => !present.has(name)),
        )
  if (refused.length > 0) return { value: undefined, diagnostics: refused }
  const files = isDry ? [] : created.filter(([name]) => !present.has(name))
  for (const [name, text] of files) {
    const failure = replaceFile(siteDir, name, text)
    if (failure) return { value: undefined, diagnostics: [failure] }
  }
  const { name, builtFolder } = tool
  return {
    value: {
      name,
      ...(builtFolder !== undefined && { builtFolder }),
      from,
      to: NEW_CONFIG,
      config,
      report,
      notes,
      writtenFiles: files.map(([file]) => file).reverse(),
      presentFiles: [...present].reverse(),
    },
    diagnostics,
  }
}

/** Removes the path of the site's folder from a note: the report is committed, and must not depend on this machine. */
function withoutPaths({ name, message, hint, ...rest }: PositionedNote, siteDir: string): PositionedNote {
  const shorten = (text: string): string => withoutSiteDir(text, siteDir)
  return { ...rest, name: shorten(name), message: shorten(message), ...(hint !== undefined && { hint: shorten(hint) }) }
}

function refuseFiles(siteDir: string, names: readonly string[]): readonly Diagnostic[] {
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
