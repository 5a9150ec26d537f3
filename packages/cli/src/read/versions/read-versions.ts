import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { type Collection, versionKey } from '../../config/collection.js'
import type { Config, Sidebars } from '../../config/config.js'
import { locateInJson } from '../../config/files/locate-in-json.js'
import { readSidebarsFile } from '../../config/files/read-sidebars-file.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { findScript } from '../../config/module/find-script.js'
import { resolveVersions, type VersionSettings } from '../../config/resolve-versions.js'
import { CURRENT_VERSION, isReleased } from '../../config/version-name.js'
import { cleanFolder } from '../files/clean-folder.js'
import { readText } from '../files/read-text.js'
import { readVersionNames } from './read-version-names.js'
import { type DocsVersion, removalOf, versionedDocs, versionedSidebars, versionsFileOf } from './version-files.js'

/** The versions to read. */
export interface VersionsRequest {
  readonly siteDir: string
  readonly config: Config
  readonly locateInConfig: LocateInConfig
  /** Id of a collection → names of versions, which override the names in its `versions.json`. */
  readonly names?: Readonly<Record<string, readonly string[]>> | undefined
}

/** Reads the published versions of each collection, newest first, with their sidebars. */
export function readVersions({
  siteDir,
  config,
  locateInConfig,
  names,
}: VersionsRequest): Outcome<readonly DocsVersion[]> {
  const outcomes = listCollections(siteDir, config).map((collection) =>
    collection.versions
      ? readCollection(collection, { siteDir, config, locateInConfig, names })
      : { value: [createOnlyVersion(collection)], diagnostics: [] },
  )
  return {
    value: outcomes.flatMap(({ value }) => value),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  }
}

// A limit on retries: other processes change versions only rarely.
const MAX_READS = 4

/**
 * Reads a value that depends on the lists of versions. If another process changes a list meanwhile, reads again, at
 * most `MAX_READS` times, unless `isWhole` accepts the value.
 */
export async function readUntilUnchanged<Value>(
  { siteDir, config: { collections } }: { readonly siteDir: string; readonly config: Pick<Config, 'collections'> },
  read: (reads: number) => Promise<Value>,
  isWhole: (value: Value) => boolean = () => false,
): Promise<Value> {
  const listed = (): string =>
    JSON.stringify(collections.map(({ id, versions }) => versions && readVersionNames(siteDir, id).value))
  let before = listed()
  for (let reads = 1; ; reads++) {
    const value = await read(reads)
    if (isWhole(value)) return value
    const after = listed()
    if (after === before || reads === MAX_READS) return value
    before = after
  }
}

/** Lists the collections of the config, except standalone pages and posts whose folders do not exist. */
export function listCollections(siteDir: string, { collections }: Pick<Config, 'collections'>): readonly Collection[] {
  return collections.filter(({ kind, docs }) => kind === 'docs' || existsSync(join(siteDir, cleanFolder(docs.path))))
}

function readCollection(
  collection: Collection,
  { siteDir, config, locateInConfig, names = {} }: VersionsRequest,
): Outcome<readonly DocsVersion[]> {
  const { id, docs } = collection
  const versionNames = names[id]
  const listed = versionNames === undefined ? readVersionNames(siteDir, id) : { value: versionNames, diagnostics: [] }
  const versionConfigs = collection.versions ?? config.versions
  const isOwn = versionConfigs !== config.versions
  const versions = versionNames ? includeFirst(versionConfigs, versionNames) : versionConfigs
  const locate: LocateInConfig = (path) => locateInConfig(isOwn ? [...collection.position, ...path] : path)
  const resolved = resolveVersions({ versions }, listed.value, locate)
  const diagnostics: Diagnostic[] = [...listed.diagnostics, ...resolved.diagnostics]
  const folder = cleanFolder(docs.path)
  if (folder === '' && listed.value.some(isReleased))
    diagnostics.push(reportVersionsAtRoot(id, locateInConfig(collection.position)))
  const value = resolved.value.map((settings): DocsVersion => {
    const name = versionKey(id, settings.name)
    if (settings.name === CURRENT_VERSION) return { ...settings, name, collection, folder, sidebars: docs.sidebars }
    const versionedFolder = versionedDocs(name)
    if (!existsSync(join(siteDir, versionedFolder))) {
      const position = versionNames
        ? {}
        : locateInJson(siteDir, versionsFileOf(id), [listed.value.indexOf(settings.name)])
      diagnostics.push({ ...reportMissingFolder(siteDir, settings, versionedFolder, id), ...position })
      // With sidebars, each page in them would also be reported as missing.
      return { ...settings, name, collection, folder: versionedFolder, sidebars: false }
    }
    const sidebars = readSidebars(siteDir, name)
    diagnostics.push(...sidebars.diagnostics)
    return { ...settings, name, collection, folder: versionedFolder, ...sidebars.value }
  })
  return { value, diagnostics }
}

/** Adds the newest version to the published versions, without changing which version is the last. */
function includeFirst(versions: Config['versions'], names: readonly string[]): Config['versions'] {
  const { onlyIncludeVersions: only, lastVersion } = versions
  const releases = names.filter(isReleased)
  const [first] = releases
  if (first === undefined || only === undefined || only.includes(first)) return versions
  const last = lastVersion ?? releases.find((name) => only.includes(name)) ?? CURRENT_VERSION
  return { ...versions, onlyIncludeVersions: [...only, first], lastVersion: last }
}

/** Returns the only version of a collection without versions. */
function createOnlyVersion(collection: Collection): DocsVersion {
  return {
    name: versionKey(collection.id, CURRENT_VERSION),
    collection,
    label: '',
    path: '',
    isLast: true,
    hasBadge: false,
    isIndexed: true,
    isCanonicalLatest: false,
    folder: cleanFolder(collection.docs.path),
    sidebars: false,
  }
}

/** Reports versions of docs that are in the site's folder itself: the copies would be part of the docs. */
function reportVersionsAtRoot(id: string, position: ReturnType<LocateInConfig>): Diagnostic {
  return {
    code: 'versions-at-root',
    severity: 'error',
    ...position,
    message: `${versionsFileOf(id)} lists versions, but docs.path is the site's folder itself, which contains the folders of all versions`,
    hint: 'Move the pages into a separate folder, such as docs, and set docs.path to it',
  }
}

/** Reads the sidebars of a version: `undefined` if they mirror the folders, `false` without a valid file. */
function readSidebars(siteDir: string, name: string): Outcome<Pick<DocsVersion, 'sidebars' | 'sidebarsText'>> {
  const path = versionedSidebars(name)
  if (!existsSync(join(siteDir, path))) return { value: { sidebars: false }, diagnostics: [] }
  const { text, ...file } = readText(join(siteDir, path), path)
  if (text === undefined) return { value: { sidebars: false }, diagnostics: file.diagnostics }
  const { value, diagnostics } = readSidebarsFile(text, path)
  const sidebars = value && followsFolders(value) ? undefined : (value ?? false)
  return { value: { sidebars, sidebarsText: text }, diagnostics: [...file.diagnostics, ...diagnostics] }
}

/** Whether sidebars mirror the folders, as the default does. */
function followsFolders(sidebars: Sidebars): boolean {
  return JSON.stringify(sidebars) === JSON.stringify(FOLDER_SIDEBARS)
}

/** Content of a version's sidebars file if the sidebars mirror the folders. */
export const FOLDER_SIDEBARS: Sidebars = { defaultSidebar: [{ type: 'autogenerated', dirName: '.' }] }

function reportMissingFolder(siteDir: string, { name }: VersionSettings, file: string, id: string): Diagnostic {
  const script = findScript(siteDir, dirname(file))
  const restore =
    script === undefined ? 'Restore the folder' : `A script of the site may create it: run ${script}. Or restore it`
  return {
    code: 'missing-version',
    severity: 'error',
    file: versionsFileOf(id),
    message: `the version ${JSON.stringify(name)} is listed, but there is no folder ${file}`,
    hint: `${restore}, or remove the version from the list: ${removalOf(versionKey(id, name))}`,
  }
}
