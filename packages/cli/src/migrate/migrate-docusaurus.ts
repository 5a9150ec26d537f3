import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { expandPresets } from '../config/docusaurus/expand-presets.js'
import { findDocusaurusConfig } from '../config/docusaurus/find-docusaurus-config.js'
import { openDocusaurusPlugins } from '../config/docusaurus/open-plugins.js'
import { runDocusaurusConfig } from '../config/docusaurus/run-docusaurus-config.js'
import { CONFIG_FILES } from '../config/find-config.js'
import { siteSchema } from '../config/schema/site.js'
import { listRoutes } from '../session/list-routes.js'
import { convertSite } from './convert/convert-site.js'
import type { SiteFields } from './convert/converted.js'
import { POSTCSS_CONFIG, writePostCssConfig } from './convert/styles/convert-postcss.js'
import { NEW_STYLES } from './convert/styles/convert-styles.js'
import { type ChangingValue, findChangingValues } from './docusaurus/find-changing-values.js'
import { readLayout } from './docusaurus/read-layout.js'
import { traceImport } from './docusaurus/trace-import.js'
import { fitToSchema, replaceExpressions } from './write/fit-to-schema.js'
import { makePathsPortable, withoutSiteDir } from './write/make-paths-portable.js'
import { groupNotes, locateNotes, type PositionedNote } from './write/positioned-note.js'
import { printConfig } from './write/print-config.js'
import { createReference } from './write/refer-to-value.js'
import { writeReport } from './write/write-report.js'

/** The site to migrate, and how to write the result. */
export interface MigrationRequest {
  /** Absolute path of the folder with the Docusaurus config. */
  readonly siteDir: string
  /** Path of the report, relative to that folder. */
  readonly report: string
  /** Whether to overwrite existing files. */
  readonly isForced: boolean
  /** Whether to write nothing. */
  readonly isDry: boolean
}

/** A config migrated from Docusaurus. */
export interface Migration {
  /** Name of the Docusaurus config. */
  readonly from: string
  /** Text of the new config. */
  readonly config: string
  /** Text of the report, Markdown. */
  readonly report: string
  readonly notes: readonly PositionedNote[]
  /** Written files, relative to the site's folder. */
  readonly writtenFiles: readonly string[]
}

/** Name of the new config. */
export const NEW_CONFIG = 'site.config.ts'

/**
 * Generates a `site.config.ts` and a report from a Docusaurus config. `undefined`, with diagnostics, if that is not
 * possible.
 */
export async function migrateDocusaurus(request: MigrationRequest): Promise<Outcome<Migration | undefined>> {
  const { siteDir, report: reportFile, isForced, isDry } = request
  const { value: from, diagnostics } = findDocusaurusConfig(siteDir)
  if (from === undefined) return { value: undefined, diagnostics }
  const ran = await runDocusaurusConfig(siteDir, from)
  if (!ran.value) return { value: undefined, diagnostics: ran.diagnostics }
  const { sources } = ran.value
  const converted = await convertSite(await expandPresets(ran.value, siteDir), {
    layout: readLayout(siteDir),
    traceImport: (path: readonly (string | number)[]) => traceImport(sources, path),
    referTo: createReference(ran.value),
    openPlugins: async () => (await openDocusaurusPlugins(siteDir, from)).value,
    // A field that does not fit the schema is dropped later, and must not hide all routes.
    routesOf: (soFar) => listRoutes(siteDir, Object(replaceExpressions(fitToSchema(soFar).fields))),
  })
  const fitted = fitToSchema(converted)
  const positionedNotes = [...locateNotes(fitted.notes, sources), ...findChangingValues(sources).map(noteFixedValue)]
  const notes = groupNotes(positionedNotes.map((note) => withoutPaths(note, siteDir)))
  const config = printConfig({
    fields: sortFields(makePathsPortable(fitted.fields, siteDir)),
    comments: fitted.comments,
  })
  const report = writeReport({ from, to: NEW_CONFIG, notes })
  const postCssConfig = writePostCssConfig(fitted.postCssPlugins)
  const created: readonly (readonly [string, string])[] = [
    // Write the report first: if that fails, nothing is written.
    [reportFile, report],
    ...(postCssConfig === undefined ? [] : ([[POSTCSS_CONFIG, postCssConfig]] as const)),
    ...(fitted.styles === undefined ? [] : ([[NEW_STYLES, fitted.styles]] as const)),
    [NEW_CONFIG, config],
  ]
  const refused = isForced || isDry ? [] : refuseFiles(siteDir, [...CONFIG_FILES, ...created.map(([name]) => name)])
  if (refused.length > 0) return { value: undefined, diagnostics: refused }
  const files = isDry ? [] : created
  for (const [name, text] of files) {
    const failure = write(siteDir, name, text)
    if (failure) return { value: undefined, diagnostics: [failure] }
  }
  return {
    value: { from, config, report, notes, writtenFiles: files.map(([name]) => name).reverse() },
    diagnostics: ran.diagnostics,
  }
}

/** Removes the path of the site's folder from a note: the report is committed, and must not depend on this machine. */
function withoutPaths({ name, message, hint, ...rest }: PositionedNote, siteDir: string): PositionedNote {
  const shorten = (text: string): string => withoutSiteDir(text, siteDir)
  return { ...rest, name: shorten(name), message: shorten(message), ...(hint !== undefined && { hint: shorten(hint) }) }
}

/**
 * Creates the note about a value that the Docusaurus config computes in each run. The new config contains the value of
 * this run.
 */
function noteFixedValue(value: ChangingValue): PositionedNote {
  const message = `${NEW_CONFIG} has the value of this run`
  return {
    status: 'fixed',
    ...value,
    message,
    hint: `Write the expression into ${NEW_CONFIG} where the value has to change`,
  }
}

function refuseFiles(siteDir: string, names: readonly string[]): readonly Diagnostic[] {
  return [...new Set(names)]
    .filter((name) => existsSync(resolve(siteDir, name)))
    .map((file) => ({
      code: 'file-exists',
      severity: 'error' as const,
      file,
      message: 'the file already exists, and docgen does not overwrite it',
      hint: 'Add --force to overwrite it, or --dry-run to see what would be written',
    }))
}

function write(siteDir: string, name: string, text: string): Diagnostic | undefined {
  try {
    writeFileSync(resolve(siteDir, name), text)
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return {
      code: 'unwritable-file',
      severity: 'error',
      file: name,
      message: `the file can't be written${code}`,
      hint: 'Check that its folder exists and is writable',
    }
  }
}

/** Sorts fields in the order of the manual. */
function sortFields(fields: SiteFields): SiteFields {
  const order = Object.keys(siteSchema.shape)
  return Object.fromEntries(
    Object.entries(fields).sort(([first], [second]) => order.indexOf(first) - order.indexOf(second)),
  )
}
