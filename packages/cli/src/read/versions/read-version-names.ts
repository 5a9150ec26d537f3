import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { DEFAULT_COLLECTION } from '../../config/collection.js'
import { reportJsonError } from '../../config/source/find-json-error.js'
import { createSpanReporter } from '../../config/source/position-at.js'
import { CURRENT_VERSION, findNameProblem } from '../../config/version-name.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import { readText } from '../files/read-text.js'
import { versionsFileOf } from './version-files.js'

/**
 * Reads the names in the list of a collection's versions (`versions.json`), newest first; empty if the file does not
 * exist. As in Docusaurus, `current` is the working tree. Skips invalid and repeated names, with diagnostics.
 */
export function readVersionNames(siteDir: string, collection = DEFAULT_COLLECTION): Outcome<readonly string[]> {
  const list = versionsFileOf(collection)
  const path = join(siteDir, list)
  if (!existsSync(path)) return { value: [], diagnostics: [] }
  const file = readText(path, list)
  if (file.text === undefined) return { value: [], diagnostics: file.diagnostics }
  const { text } = file
  const report = createSpanReporter(text, { code: 'invalid-versions', file: list })
  const syntaxError = reportJsonError(text, report)
  if (syntaxError) return { value: [], diagnostics: [...file.diagnostics, syntaxError] }
  const parsed: unknown = JSON.parse(text)
  if (!Array.isArray(parsed))
    return { value: [], diagnostics: [report(0, 1, 'expected a list of names', 'Write ["1.0"]')] }
  const names: string[] = []
  const diagnostics: Diagnostic[] = [...file.diagnostics]
  for (const [index, name] of parsed.entries()) {
    const { start, end } = locateYamlKey(text, [index]).value
    const problem =
      typeof name !== 'string' ? 'is not a string' : name === CURRENT_VERSION ? undefined : findNameProblem(name)
    const hint = typeof name === 'number' ? `Write "${text.slice(start, end)}"` : undefined
    if (problem !== undefined) diagnostics.push(report(start, end, `the name ${JSON.stringify(name)} ${problem}`, hint))
    else if (names.includes(name))
      diagnostics.push(report(start, end, `the version ${JSON.stringify(name)} is listed twice`))
    else names.push(name)
  }
  return { value: names, diagnostics }
}
