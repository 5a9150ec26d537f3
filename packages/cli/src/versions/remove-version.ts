import type { Diagnostic } from '@docgen/renderer/contract'
import { nearestWord } from '@docgen/renderer/light'
import { loadConfig } from '../config/load-config.js'
import { readVersionNames } from '../read/read-version-names.js'
import { announceChange, concludeChange, listVersions, recoverChange, removePaths } from '../session/version-journal.js'
import { findDocs } from './find-docs.js'
import { listVersionPaths } from './list-version-files.js'
import { reportOtherChange } from './report-other-change.js'
import type { VersionOutcome } from './version-outcome.js'

/** Takes a version out of the list and then away; undefined, with diagnostics, where there is no such version. Killed at any moment, it is there whole or not at all. */
export async function removeVersion(siteDir: string, name: string, docs?: string): Promise<VersionOutcome<string>> {
  const loaded = await loadConfig(siteDir)
  if (!loaded.value) return { value: undefined, diagnostics: loaded.diagnostics, isRefused: true }
  const other = recoverChange(siteDir)
  if (other) return { value: undefined, diagnostics: [...loaded.diagnostics, reportOtherChange(other)] }
  const found = findDocs(loaded.value.config, docs)
  const collection = found.value
  if (!collection)
    return { value: undefined, diagnostics: [...loaded.diagnostics, ...found.diagnostics], isRefused: true }
  const names = readVersionNames(siteDir, collection.id)
  const diagnostics = [...loaded.diagnostics, ...names.diagnostics]
  if (!names.value.includes(name))
    return { value: undefined, diagnostics: [...diagnostics, unknownVersion(name, names.value)], isRefused: true }
  const paths = listVersionPaths({ name, collection }, loaded.value.config)
  announceChange(siteDir, { name, docs: collection.id, paths })
  listVersions(
    siteDir,
    collection.id,
    names.value.filter((other) => other !== name),
  )
  removePaths(siteDir, paths)
  concludeChange(siteDir)
  return { value: name, diagnostics }
}

function unknownVersion(name: string, names: readonly string[]): Diagnostic {
  const near = nearestWord(name, names)
  return {
    code: 'unknown-version',
    severity: 'error',
    message:
      names.length === 0
        ? `there is no version ${JSON.stringify(name)}: versions.json lists none`
        : `there is no version ${JSON.stringify(name)}: there are ${names.join(', ')}`,
    ...(near !== undefined && { hint: `Did you mean ${near}?` }),
  }
}
