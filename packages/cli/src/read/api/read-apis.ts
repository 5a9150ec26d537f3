import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import {
  checkDescription,
  checkVersion,
  createNumberRestorer,
  DESCRIPTION_URL,
  type JsonObject,
  OPERATION_SLUGS,
  toDiagnostic,
} from '@docgen/renderer/openapi'
import { type Memo, NO_MEMO } from '../../cache/memo.js'
import type { Collection } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { type FileMemo, NO_FILE_MEMO } from '../files/file-memo.js'
import { type DocsVersion, isCurrent } from '../versions/version-files.js'
import { type ApiFile, isRemote, siteRelative } from './api-file.js'
import { type BundledApi, bundleApi } from './bundle-api.js'
import { createApiLocator, type LocateInApi } from './locate-in-api.js'
import { readReleases } from './read-releases.js'

/** Caches of earlier runs, and a function that locates config values. */
export interface ApiReading {
  readonly fileMemo?: FileMemo
  readonly memo?: Memo
  readonly locateInConfig?: LocateInConfig
}

/**
 * Reads the descriptions that the config lists, with the files that they reference. Skips unusable descriptions, with
 * diagnostics. An older version of the docs has copies of descriptions at the same paths in its folder.
 */
export async function readApis(
  siteDir: string,
  config: Config,
  versions: readonly (Pick<DocsVersion, 'name' | 'folder' | 'collection'> &
    Partial<Pick<DocsVersion, 'isLast' | 'label'>>)[],
  { fileMemo = NO_FILE_MEMO, memo = NO_MEMO, locateInConfig }: ApiReading = {},
): Promise<Outcome<readonly ApiFile[]>> {
  const repeated = listRepeated(config)
  const read = versions.flatMap(({ name, folder, collection }) => {
    const apiEntries = listOwnApis(config, collection).filter((entry) => !repeated.has(entry))
    const entries = apiEntries.flatMap((entry) => {
      const inVersion = (file: string): string => (isCurrent(name) ? '' : `${folder}/`) + siteRelative(file)
      const exists = (file: string): boolean => isCurrent(name) || existsSync(join(siteDir, file))
      const path = inVersion(entry.path)
      const overlays = entry.overlays.map(inVersion).filter(exists)
      const workflows = entry.workflows.map(inVersion).filter(exists)
      return exists(path) ? [{ ...entry, path, overlays, workflows }] : []
    })
    const apis = entries.map(({ path }) => path)
    return entries.map((entry) =>
      fileMemo.recall(`api ${name} ${JSON.stringify([entry, apis])}`, entry.path, () =>
        readApi({ siteDir, entry, apis, version: name, memo }),
      ),
    )
  })
  const outcomes = await Promise.all(read)
  const value = outcomes.flatMap((outcome) => outcome.value ?? [])
  const last = versions.filter(({ name, isLast }) => isLast && !isCurrent(name))
  return {
    value,
    diagnostics: [
      ...reportUnknownDocs(config, locateInConfig),
      ...[...repeated].map(([entry, first]) => reportRepeated(config.openapi.indexOf(entry), first, locateInConfig)),
      ...last.flatMap((version) => reportLaterApis(version, value, { config, locateInConfig })),
      ...outcomes.flatMap(({ diagnostics }) => diagnostics).map((each) => locateAtEntry(each, config, locateInConfig)),
    ],
  }
}

/** Reports descriptions that the last version does not contain: only the working tree has their pages. */
function reportLaterApis(
  {
    name,
    folder,
    collection,
    label,
  }: Pick<DocsVersion, 'name' | 'folder' | 'collection'> & { readonly label?: string },
  apis: readonly Pick<ApiFile, 'path' | 'version'>[],
  { config, locateInConfig }: { readonly config: Config; readonly locateInConfig?: LocateInConfig | undefined },
): readonly Diagnostic[] {
  return listOwnApis(config, collection).flatMap((entry) => {
    const path = siteRelative(entry.path)
    const isRead = apis.some((api) => isCurrent(api.version) && api.path === path)
    if (!isRead || apis.some((api) => api.version === name && api.path === `${folder}/${path}`)) return []
    return {
      code: 'api-later-than-version',
      severity: 'info' as const,
      ...locateInConfig?.(['openapi', config.openapi.indexOf(entry), 'path']),
      message: `the last version, ${label ?? name}, does not contain this API, so only the working tree has its pages`,
      hint: `To add it to that version, copy the file to ${folder}/${path}`,
    }
  })
}

/** Lists the config's APIs that belong to a collection; by default, APIs belong to the first. */
export function listOwnApis({ openapi, collections }: Config, { id }: Collection): Config['openapi'] {
  return openapi.filter(({ docs = collections[0]?.id }) => docs === id)
}

/** Moves the diagnostic of an unreadable description, or of an earlier version of it, to its entry in the config. */
function locateAtEntry(
  diagnostic: Diagnostic,
  { openapi }: Config,
  locateInConfig: LocateInConfig | undefined,
): Diagnostic {
  const { code, file = '', line, message } = diagnostic
  const index = openapi.findIndex(({ path }) => file === siteRelative(path))
  if (!locateInConfig || index === -1) return diagnostic
  if (code === 'api-no-earlier-version')
    return { ...diagnostic, ...locateInConfig(['openapi', index, 'changelog', 'since']) }
  if (code !== 'api-unreadable' || line !== undefined) return diagnostic
  return { ...diagnostic, ...locateInConfig(['openapi', index, 'path']), message: `${file} ${message}` }
}

/** Replaces a JSON pointer in the `file` of a diagnostic (`#/paths`) with file, line and column. */
export function locateApiDiagnostic(diagnostic: Diagnostic, locateInApi: LocateInApi): Diagnostic {
  const { code, file, line, column = 1 } = diagnostic
  if (file === undefined || !file.startsWith('#')) return diagnostic
  const value = KEY_CODES.has(code) ? 'key' : undefined
  return { ...diagnostic, ...locateInApi(file.slice(1), line === undefined ? value : { line, column }) }
}

/** Codes of problems with a key, which are located at the key because its value may start on a later line. */
const KEY_CODES: ReadonlySet<string> = new Set(['api-invalid-path', 'api-unknown-field', 'api-unknown-method'])

function reportUnknownDocs({ openapi, collections }: Config, locateInConfig?: LocateInConfig): readonly Diagnostic[] {
  const ids = collections.flatMap(({ kind, id }) => (kind === 'docs' ? [id] : []))
  return openapi.flatMap(({ docs }, index) => {
    if (docs === undefined || ids.includes(docs)) return []
    return {
      code: 'invalid-config',
      severity: 'error' as const,
      ...locateInConfig?.(['openapi', index, 'docs']),
      message: `openapi[${index}].docs: no docs folder has the id ${JSON.stringify(docs)}`,
      hint: `Write one of these: ${ids.join(', ')}`,
    }
  })
}

type ApiEntry = Config['openapi'][number]

/** Finds entries that would build the same pages as an earlier entry → the index of the earlier entry. */
function listRepeated({ openapi }: Config): ReadonlyMap<ApiEntry, number> {
  const keys = openapi.map(({ path, routeBasePath, docs }) => JSON.stringify([siteRelative(path), routeBasePath, docs]))
  return new Map(
    openapi.flatMap((entry, index) => {
      const first = keys.indexOf(keys[index] ?? '')
      return first === index ? [] : [[entry, first] as const]
    }),
  )
}

function reportRepeated(index: number, first: number, locateInConfig?: LocateInConfig): Diagnostic {
  return {
    code: 'invalid-config',
    severity: 'error',
    ...locateInConfig?.(['openapi', index, 'path']),
    message: `openapi[${index}] has the same description and routeBasePath as openapi[${first}]`,
    hint: 'Remove it, or give it another routeBasePath',
  }
}

/** Adds the URL of a description: from the config, otherwise from its field `$self`. */
function addUrl(document: JsonObject, url = document['$self']): JsonObject {
  return typeof url === 'string' && isRemote(url) ? { ...document, [DESCRIPTION_URL]: url } : document
}

/** Adds the names of pages that the config sets to a description. */
function addSlugs(document: JsonObject, slugs: Readonly<Record<string, string>>): JsonObject {
  return Object.keys(slugs).length > 0 ? { ...document, [OPERATION_SLUGS]: slugs } : document
}

interface ApiRequest {
  readonly siteDir: string
  readonly entry: ApiEntry
  /** Main files of all APIs of the version. */
  readonly apis: readonly string[]
  readonly version: string
  readonly memo: Memo
}

async function readApi({ siteDir, entry, apis, version, memo }: ApiRequest): Promise<Outcome<ApiFile | undefined>> {
  const { path, remoteRefs: origins, changelog, overlays, workflows } = entry
  const { value: bundled, diagnostics } = await bundleApi(siteDir, path, { origins, apis, memo, overlays, workflows })
  if (!bundled) return { value: undefined, diagnostics }
  const api = createApiFile(entry, bundled, version)
  const locateInApi = createApiLocator(api)
  const restore = createNumberRestorer(api.document)
  const locateAll = (problems: ReturnType<typeof checkDescription>): readonly Diagnostic[] =>
    problems.map((problem) => {
      const diagnostic = toDiagnostic(problem)
      return locateApiDiagnostic({ ...diagnostic, message: restore(diagnostic.message) }, locateInApi)
    })
  const old = checkVersion(api.document)
  if (old.length > 0) return { value: undefined, diagnostics: [...diagnostics, ...locateAll(old)] }
  const checked = [...diagnostics, ...locateAll(checkDescription(api.document))]
  // The changelog compares with the current description, so older versions of the docs do not show it.
  if (!changelog || !isCurrent(version)) return { value: api, diagnostics: checked }
  const { since } = changelog
  const around = { origins, apis, memo }
  const releases = await readReleases({ siteDir, path, document: api.document, since, around })
  return { value: { ...api, releases: releases.value }, diagnostics: [...checked, ...releases.diagnostics] }
}

/** Adds the settings of the config to a description. */
function createApiFile(entry: ApiEntry, bundled: BundledApi, version: string): ApiFile {
  const { routeBasePath, slug, linkBase, ownSidebar, samples, tryIt, webhookSignature, label, icon, position } = entry
  return {
    path: entry.path,
    version,
    routeBase: routeBasePath === '/' ? '' : routeBasePath,
    ...(slug !== undefined && { slug }),
    webhookTarget: entry.webhooks,
    ...(entry.callbacks === 'inline' && { callbackTarget: entry.callbacks }),
    ...(entry.schemas === 'pages' && { schemaTarget: entry.schemas }),
    ...(samples && { samples }),
    ...(linkBase !== undefined && { linkBase }),
    ...(ownSidebar && { ownSidebar }),
    ...(tryIt && { tryIt: tryIt === true ? {} : tryIt }),
    ...(webhookSignature && { webhookSignature }),
    ...(label !== undefined && { label }),
    ...(icon !== undefined && { icon }),
    ...(position !== undefined && { position }),
    ...bundled,
    document: addSlugs(addUrl(bundled.document, entry.url), entry.slugs),
  }
}
