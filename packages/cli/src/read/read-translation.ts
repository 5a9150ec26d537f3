import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { type Messages, readMessageFile } from '../config/files/read-message-file.js'
import { readText } from './files/read-text.js'
import type { Translation } from './translation.js'
import {
  type TranslationLayout,
  translatedConfig,
  translatedSidebars,
  translatedTexts,
} from './versions/version-files.js'

/** The language whose texts to read. */
export interface TranslationRequest {
  readonly siteDir: string
  readonly locale: string
  /** Names of the published versions. */
  readonly versions: readonly string[]
  readonly layout: TranslationLayout
}

/** Reads the translated texts in the folder of a language. A missing file counts as a file without texts. */
export function readTranslation({ siteDir, locale, versions, layout }: TranslationRequest): Outcome<Translation> {
  const diagnostics: Diagnostic[] = []
  const read = (path: string): Messages => {
    const { value, diagnostics: messageDiagnostics } = readMessages(siteDir, path)
    diagnostics.push(...messageDiagnostics)
    return value
  }
  const value: Translation = {
    site: Object.assign(
      {},
      ...translatedConfig(locale, layout).map(({ path, prefix }) => addPrefix(read(path), prefix)),
    ),
    texts: read(translatedTexts(locale, layout)),
    sidebars: new Map(versions.map((version) => [version, read(translatedSidebars(locale, version, layout))])),
  }
  return { value, diagnostics }
}

function addPrefix(messages: Messages, prefix: string): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [prefix + key, message]))
}

/** Reads the texts of one file, by its path relative to the site's folder; empty if it is missing or unreadable. */
export function readMessages(siteDir: string, path: string): Outcome<Messages> {
  if (!existsSync(join(siteDir, path))) return { value: {}, diagnostics: [] }
  const file = readText(join(siteDir, path), path)
  if (file.text === undefined) return { value: {}, diagnostics: file.diagnostics }
  const { value, diagnostics } = readMessageFile(file.text, path)
  return { value, diagnostics: [...file.diagnostics, ...diagnostics] }
}
