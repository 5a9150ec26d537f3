import { join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { addFrontMatter } from '../config/add-front-matter.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { hasText, writeIfChanged } from '../config/write-if-changed.js'
import { readMessages } from '../read/read-translation.js'
import { findOrphans } from './find-orphans.js'
import { createUnusedReport } from './find-unused-keys.js'
import { listDocuments } from './list-documents.js'
import { loadSite } from './load-site.js'
import { mergeMessages } from './merge-messages.js'

/** Options for updating translations. */
export interface WriteRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Defaults to all languages except the default one. */
  readonly locales?: readonly string[] | undefined
  /** Translations to mark as up to date, relative to the site's folder. */
  readonly done: readonly string[]
  /** A language that the config does not list yet. */
  readonly addedLocale?: string
  /** Whether to write nothing: `changed` then lists the files that would change. */
  readonly isDryRun?: boolean
}

/** The result for one language. */
export interface LanguageResult {
  readonly locale: string
  /** Files that changed, relative to the site's folder. */
  readonly changed: readonly string[]
  /** Number of texts without a translation. */
  readonly missing: number
}

/**
 * Updates the files of translated texts. Records the original in translated pages that record none yet, and in pages of
 * `done`. Keeps existing translations, and warns about unused keys. The value is undefined if the site cannot be read.
 */
export async function writeTranslations({
  siteDir,
  locales,
  done,
  addedLocale,
  isDryRun = false,
}: WriteRequest): Promise<Outcome<readonly LanguageResult[] | undefined>> {
  const loaded = await loadSite(siteDir, locales, addedLocale)
  if (!loaded.value) return { value: undefined, diagnostics: loaded.diagnostics }
  const diagnostics: Diagnostic[] = [...loaded.diagnostics]
  const finished = new Set(done.map((path) => posix.normalize(path)))
  const used = new Set<string>()
  const { layout } = loaded.value.config.i18n
  const reportUnused = createUnusedReport(loaded.value)
  const write = isDryRun ? (path: string, text: string) => !hasText(path, text) : writeIfChanged
  const value: LanguageResult[] = []
  for (const [locale, files] of loaded.value.texts) {
    const changed: string[] = []
    let missing = 0
    for (const file of files) {
      const { path } = file
      const merged = mergeMessages(readMessages(siteDir, path).value, file, finished.has(path))
      used.add(path)
      missing += merged.missing.length
      const allKeys = Object.keys(merged.messages)
      if (allKeys.length === 0) continue
      if (write(join(siteDir, path), `${JSON.stringify(merged.messages, null, 2)}\n`)) changed.push(path)
      // Report after writing, so that positions refer to the new file.
      diagnostics.push(...reportUnused({ locale, file: path, keys: merged.unused, known: allKeys }))
    }
    for (const { translation, state, id } of listDocuments(siteDir, { locale, layout }, loaded.value.files)) {
      if (state !== 'missing') used.add(translation)
      if (state !== 'unrecorded' && !(state === 'stale' && finished.has(translation))) continue
      const text = readRegularFile(join(siteDir, translation)).toString()
      if (write(join(siteDir, translation), addSourceId(text, id))) changed.push(translation)
    }
    diagnostics.push(...findOrphans(siteDir, { locale, layout }, loaded.value.files))
    value.push({ locale, changed, missing })
  }
  // A path that seems unknown may be a file that could not be read.
  const isWhole = loaded.diagnostics.every(({ severity }) => severity !== 'error')
  if (isWhole) diagnostics.push(...[...finished].filter((path) => !used.has(path)).map(reportUnknown))
  return { value, diagnostics }
}

function reportUnknown(file: string): Diagnostic {
  return {
    code: 'unknown-translation',
    severity: 'error',
    file,
    message: 'no translation of this site is at this path',
    hint: 'Name a file below i18n, relative to the folder with the config',
  }
}

const FIELD = 'translated_from'
// With the flag `m`, `^` matches at every line, so a lookbehind matches the start of the file.
const FRONT_MATTER = /(?<![\s\S])\ufeff?---[ \t]*\r?\n[\s\S]*?^---[ \t]*\r?$/m
const FIELD_LINE = new RegExp(`^${FIELD}:[^\\r\\n]*`, 'm')

/**
 * Adds the Git blob id of the source to a page's front matter, or replaces an older id. Keeps other fields and text.
 */
export function addSourceId(text: string, id: string): string {
  const [block = ''] = FRONT_MATTER.exec(text) ?? []
  if (!FIELD_LINE.test(block)) return addFrontMatter(text, { [FIELD]: id })
  return block.replace(FIELD_LINE, `${FIELD}: ${id}`) + text.slice(block.length)
}
