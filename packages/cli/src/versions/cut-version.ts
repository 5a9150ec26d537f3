import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Diagnostic, nearestWord } from '@docgen/renderer/contract'
import { createFolder } from '../cache/create-folder.js'
import { type Collection, versionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { isRecord } from '../config/is-record.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { findJsonError } from '../config/source/find-json-error.js'
import { CURRENT_VERSION, defaultVersionPath, findNewNameProblem } from '../config/version-name.js'
import { nameOnDisk } from '../graph/routes/find-conflicts.js'
import type { ApiFile } from '../read/api/api-file.js'
import { readVersionNames } from '../read/versions/read-version-names.js'
import { FOLDER_SIDEBARS } from '../read/versions/read-versions.js'
import { removalOf, translatedSidebars, versionedDocs, versionedSidebars } from '../read/versions/version-files.js'
import { buildSite } from '../session/build-site.js'
import type { BuildRequest } from '../session/site-request.js'
import { announceChange, endChange, recoverChange, removePaths, writeVersionList } from '../session/version-journal.js'
import { changeVersions, type VersionOutcome, type VersionRequest, type VersionSite } from './change-versions.js'
import { type DocsVersion, listVersionFiles, listVersionPaths } from './list-version-files.js'

/** A version to cut. */
export interface CutRequest extends VersionRequest {
  /** Options of the build that verifies the version. */
  readonly build: Pick<BuildRequest, 'workers' | 'now' | 'onProgress'>
  /** Whether to remove the version again after the build that verifies it. */
  readonly isDryRun?: boolean
}

/** Result of a cut. */
export interface CutVersion {
  readonly name: string
  /** Number of copied files. */
  readonly files: number
  /** Whether readers can choose between versions in the navbar. */
  readonly hasMenu: boolean
}

/** Name of a subcommand, in docgen or in other tools → docgen's command. */
const COMMANDS: Readonly<Record<string, string>> = {
  list: 'docgen version list',
  ls: 'docgen version list',
  remove: 'docgen version remove',
  rm: 'docgen version remove',
  delete: 'docgen version remove',
  help: 'docgen help version',
}

/**
 * Creates a version from the working tree: copies docs, sidebars, API descriptions and translations, builds the
 * site with it, and lists it. If the process is killed at any moment, the version exists either completely or not
 * at all. The value is undefined if the name is invalid or taken, or if the site does not build with the version.
 */
export function cutVersion(request: CutRequest): Promise<VersionOutcome<CutVersion>> {
  return changeVersions(request, (site) => cut(request, site))
}

async function cut(
  { siteDir, name, build, isDryRun: isTrial = false }: CutRequest,
  { config, collection, diagnostics: siteDiagnostics }: VersionSite,
): Promise<VersionOutcome<CutVersion>> {
  const names = readVersionNames(siteDir, collection.id)
  const paths = listVersionPaths({ name, collection }, config)
  const existing = paths.find((path) => existsSync(join(siteDir, path)))
  const refusal = refuse({ name, collection }, names.value, existing) ?? refusePath(name, collection)
  const diagnostics = [...siteDiagnostics, ...names.diagnostics, ...(refusal ? [refusal] : [])]
  if (diagnostics.some(({ severity }) => severity === 'error'))
    return { value: undefined, diagnostics, isRefused: refusal !== undefined }
  const [first, ...others] = names.value
  // A list may begin with the working tree, which stays the newest.
  const listed = first === CURRENT_VERSION ? [first, name, ...others] : [name, ...names.value]
  const stageDir = join(siteDir, '.docgen', `stage-${process.pid}`)
  try {
    const files = await stageVersion(siteDir, stageDir, { name, collection }, config)
    announceChange(siteDir, { name, docs: collection.id, paths })
    for (const path of paths) moveStaged(stageDir, siteDir, path)
    const { hasNoErrors, report } = await buildSite({
      siteDir,
      ...build,
      includesDrafts: false,
      usesCache: true,
      isStrict: false,
      versionNames: { [collection.id]: listed },
      isDryRun: true,
    })
    if (!hasNoErrors || isTrial) {
      removePaths(siteDir, paths)
      endChange(siteDir)
      const value = hasNoErrors ? { name, files, hasMenu: hasVersionMenu(config) } : undefined
      return { value, diagnostics: report.diagnostics }
    }
    writeVersionList(siteDir, collection.id, listed)
    endChange(siteDir)
    return { value: { name, files, hasMenu: hasVersionMenu(config) }, diagnostics: report.diagnostics }
  } finally {
    rmSync(stageDir, { recursive: true, force: true })
    // After an error, such as a full disk, this removes the copied files.
    recoverChange(siteDir)
  }
}

function hasVersionMenu({ navbar, theme }: Config): boolean {
  return (
    theme.components['Navbar'] !== undefined || (navbar?.items ?? []).some(({ type }) => type === 'docsVersionDropdown')
  )
}

/**
 * Rejects a version with the same path as the working tree. The latest version has no path, so the conflict would only
 * appear when the next version is cut.
 */
function refusePath(name: string, { versions }: Collection): Diagnostic | undefined {
  const pathOf = (version: string): string => versions?.versions[version]?.path ?? defaultVersionPath(version)
  if (nameOnDisk(pathOf(name)) !== nameOnDisk(pathOf(CURRENT_VERSION))) return undefined
  return {
    code: 'version-change-failed',
    severity: 'error',
    message: `the name ${JSON.stringify(name)} is the path of the working tree`,
    hint: 'Choose another name, or give one of the two another path in versions.versions',
  }
}

function refuse(
  { name, collection }: DocsVersion,
  names: readonly string[],
  existing: string | undefined,
): Diagnostic | undefined {
  const report = (message: string, hint: string): Diagnostic => ({
    code: 'version-change-failed',
    severity: 'error',
    message,
    hint,
  })
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : COMMANDS[nearestWord(name, ['list', 'remove']) ?? '']
  if (command !== undefined)
    return report(`the name ${JSON.stringify(name)} looks like a subcommand`, `Did you mean ${command}?`)
  const reason = findNewNameProblem(name)
  if (reason !== undefined)
    return report(
      `the name ${JSON.stringify(name)} ${reason}`,
      'Choose a name such as 1.0: it becomes part of folder names and URLs. versions.versions sets the label that readers see',
    )
  if (names.includes(name))
    return report(
      `the version ${JSON.stringify(name)} already exists`,
      `Remove it first: ${removalOf(versionKey(collection.id, name))}`,
    )
  const alike = names.find((each) => nameOnDisk(each) === nameOnDisk(name))
  if (alike !== undefined)
    return report(
      `on case-insensitive disks, the name ${JSON.stringify(name)} is the same as that of the version ${JSON.stringify(alike)}`,
      'Choose a name that differs in more than letter case',
    )
  if (existing !== undefined)
    return report(
      `${existing} already exists, although no list of versions names ${JSON.stringify(name)}`,
      `Remove ${existing}, or add the name to the list`,
    )
  return undefined
}

/** Copies the files of a version to the staging folder, with their final paths; returns the number of files. */
async function stageVersion(siteDir: string, stageDir: string, version: DocsVersion, config: Config): Promise<number> {
  rmSync(stageDir, { recursive: true, force: true })
  const { collection } = version
  const key = versionKey(collection.id, version.name)
  // The build that follows reports errors in a description.
  const apis = config.openapi.length > 0 ? await readCurrentApis(siteDir, config, collection) : []
  const files = listVersionFiles(siteDir, version, config, apis)
  createFolder(join(stageDir, versionedDocs(key)))
  for (const { from, to } of files) {
    createFolder(dirname(join(stageDir, to)))
    copyFileSync(join(siteDir, from), join(stageDir, to))
  }
  for (const locale of config.i18n.locales)
    dropLabel(join(stageDir, translatedSidebars(locale, key, config.i18n.layout)))
  const { sidebars } = collection.docs
  if (sidebars === false) return files.length
  const path = join(stageDir, versionedSidebars(key))
  createFolder(dirname(path))
  writeFileSync(path, `${JSON.stringify(sidebars ?? FOLDER_SIDEBARS, null, 2)}\n`)
  return files.length + 1
}

/** Removes the translated label from a copied file: it is the label of the working tree, not of the version. */
function dropLabel(path: string): void {
  if (!existsSync(path)) return
  const text = readRegularFile(path).toString()
  const messages: unknown = findJsonError(text) ? undefined : JSON.parse(text)
  if (!isRecord(messages) || !('version.label' in messages)) return
  const { 'version.label': _label, ...others } = messages
  writeFileSync(path, `${JSON.stringify(others, null, 2)}\n`)
}

async function readCurrentApis(siteDir: string, config: Config, collection: Collection): Promise<readonly ApiFile[]> {
  const { readApis } = await import('../read/api/read-apis.js')
  const { id, docs } = collection
  const current = { name: versionKey(id, CURRENT_VERSION), folder: docs.path, collection }
  return (await readApis(siteDir, config, [current])).value
}

function moveStaged(stageDir: string, siteDir: string, path: string): void {
  if (!existsSync(join(stageDir, path))) return
  createFolder(dirname(join(siteDir, path)))
  renameSync(join(stageDir, path), join(siteDir, path))
}
