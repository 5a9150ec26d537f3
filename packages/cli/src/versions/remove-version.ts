import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { splitVersionKey, versionKey } from '../config/collection.js'
import { isReleased } from '../config/version-name.js'
import { readVersionNames } from '../read/versions/read-version-names.js'
import { removalOf, versionsFileOf } from '../read/versions/version-files.js'
import { announceChange, endChange, removePaths, writeVersionList } from '../session/version-journal.js'
import { changeVersions, type VersionOutcome, type VersionRequest, type VersionSite } from './change-versions.js'
import { listVersionPaths } from './list-version-files.js'

/**
 * Removes a version from the list, then its files. If the process is killed at any moment, the version exists either
 * completely or not at all. The value is the version's name; undefined if there is no such version.
 */
export function removeVersion(request: VersionRequest): Promise<VersionOutcome<string>> {
  return changeVersions(request, async (site) => remove(request, site))
}

function remove(
  { siteDir, name }: VersionRequest,
  { config, collection, diagnostics: siteDiagnostics }: VersionSite,
): VersionOutcome<string> {
  const names = readVersionNames(siteDir, collection.id)
  const diagnostics = [...siteDiagnostics, ...names.diagnostics]
  const released = names.value.filter(isReleased)
  if (!released.includes(name)) {
    const others = config.collections.filter((each) => each.kind === 'docs' && each !== collection)
    const elsewhere = others.find(({ id }) => readVersionNames(siteDir, id).value.includes(removeDocsId(name, id)))
    const unknown = reportUnknownVersion(name, released, { docs: collection.id, elsewhere: elsewhere?.id })
    return { value: undefined, diagnostics: [...diagnostics, unknown], isRefused: true }
  }
  const paths = listVersionPaths({ name, collection }, config)
  announceChange(siteDir, { name, docs: collection.id, paths })
  writeVersionList(
    siteDir,
    collection.id,
    names.value.filter((other) => other !== name),
  )
  removePaths(siteDir, paths)
  endChange(siteDir)
  return { value: name, diagnostics }
}

/** Removes the id of a docs folder from the start of a name: users may copy `community/1.0` from a list of versions. */
function removeDocsId(name: string, docs: string): string {
  const { collection, name: bare } = splitVersionKey(name)
  return collection === docs ? bare : name
}

function reportUnknownVersion(
  name: string,
  names: readonly string[],
  { docs, elsewhere }: { readonly docs: string; readonly elsewhere: string | undefined },
): Diagnostic {
  const near = nearestWord(name, names)
  const hint =
    elsewhere === undefined
      ? near && didYouMean(near)
      : `Add the id of its docs: ${removalOf(versionKey(elsewhere, removeDocsId(name, elsewhere)))}`
  return {
    code: 'unknown-version',
    severity: 'error',
    message:
      names.length === 0
        ? `there is no version ${JSON.stringify(name)}: ${versionsFileOf(docs)} lists none`
        : `there is no version ${JSON.stringify(name)}; available: ${names.join(', ')}`,
    ...(hint !== undefined && { hint }),
  }
}
