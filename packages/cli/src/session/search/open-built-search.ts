import { type Diagnostic, didYouMean, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { loadLanguage, openIndex, type SearchHit, searchIndex } from '@docgen/renderer/search'

import type { EmittedVersion } from '../../emit/create-versions-file.js'
import { SEARCH_FOLDER, searchFile } from '../../plan/plan-search-facts.js'
import { SEARCH_MANIFEST_FILE, type SearchManifest, type SearchManifestIndex } from '../../search/search-manifest.js'
import type { BuiltFiles } from './built-files.js'

/** A query for a built site. */
export interface BuiltSearchRequest {
  readonly text: string
  readonly limit: number
  /** Path of the search context to search in, as in the config; defaults to the context of `BuiltSearchScope`. */
  readonly context?: string | undefined
  /** Characters of the text around a match; 100 by default. */
  readonly snippetLength?: number
  /** Whether to look up every word of a long query; otherwise only as many as browsers do. */
  readonly readsAll?: boolean
}

/** Where to search; defaults to the latest version, the first language, and everything. */
export interface BuiltSearchScope {
  /** A version of the docs, by its path or its name. */
  readonly version?: string | undefined
  readonly locale?: string | undefined
  /** Path of the search context to search in. */
  readonly context?: string | undefined
}

/** The search of a built site, using the same files as browsers. */
export interface BuiltSearch {
  /** Starts and ends with a slash; prefix of every hit's URL. */
  readonly baseUrl: string
  /**
   * Folder of the searched pages below the base URL, such as `de/1.0/`; empty for the latest version in the first
   * language.
   */
  readonly folder: string
  /** Paths of the site's search contexts, without slashes at their ends. */
  readonly contexts: readonly string[]
  /** Paths of the other versions in the same language, as values of `BuiltSearchScope.version`. */
  readonly otherVersions: readonly string[]
  /** Whether a path, with or without slashes at its ends, is the path of a context. */
  readonly hasContext: (path: string) => boolean
  /**
   * Returns the hits in the order in which a browser shows them; empty, with a diagnostic, if files of the index are
   * missing or damaged.
   */
  readonly search: (request: BuiltSearchRequest) => Promise<Outcome<readonly SearchHit[]>>
}

const SNIPPET_LENGTH = 100

/** How the sender of a request names the fields of `BuiltSearchScope`, for hints. */
export type ScopeNames = Readonly<Record<keyof BuiltSearchScope, string>>

const FLAGS: ScopeNames = { version: '--version', locale: '--locale', context: '--context' }

/**
 * Opens the search of a built site; `undefined`, with a diagnostic, if the site has no such index. This and the search
 * reject with the errors of `read`.
 */
export async function openBuiltSearch(
  { location, read }: BuiltFiles,
  { version = '', locale, context }: BuiltSearchScope,
  names: ScopeNames = FLAGS,
): Promise<Outcome<BuiltSearch | undefined>> {
  const text = await read(SEARCH_MANIFEST_FILE)
  if (text === undefined) {
    return fail(`there is no search index in ${location}`, 'Run docgen build first; search.enabled must not be false')
  }
  const damaged = () => fail(`the search index in ${location} is damaged`, 'Run docgen build again')
  const manifest = readSearchManifest(text)
  if (!manifest) return damaged()
  const baseUrl = manifest.files.slice(0, -`${SEARCH_FOLDER}/`.length)
  const ofLocale = manifest.indexes.filter((index) => locale === undefined || index.locale === locale)
  if (ofLocale.length === 0) return failLocale(manifest.indexes, locale, names)
  const selected = await selectVersion(ofLocale, version, { read, baseUrl })
  if (!selected) return failVersion(ofLocale, { version, locale }, names)
  const readIndexFile = async (name: string): Promise<string> => {
    const file = await read(searchFile(name)).catch((error: unknown) => {
      throw new UnreadFile(error)
    })
    if (file === undefined) throw new Error(`the index lacks the file ${name}`)
    return file
  }
  const index = await openIndex(selected.root, readIndexFile, ({ language }) => loadLanguage(language)).catch(asDamaged)
  if (!index) return damaged()
  const { contexts } = manifest
  const findContext = (requested: string): string | undefined =>
    contexts.find(({ path }) => trimSlashes(path) === trimSlashes(requested))?.path
  const hasContext = (requested: string): boolean => findContext(requested) !== undefined
  const contextPaths = contexts.map(({ path }) => trimSlashes(path))
  if (context !== undefined && !hasContext(context)) return failContext(context, contextPaths, names)
  return {
    value: {
      baseUrl,
      folder: folderOf(selected, index.root.base, baseUrl),
      contexts: contextPaths,
      otherVersions: ofLocale
        .filter((each) => each.locale === selected.locale && each !== selected && each.version !== '')
        .map((each) => trimSlashes(each.version)),
      hasContext,
      search: async ({ text, limit, context: wanted = context, snippetLength = SNIPPET_LENGTH, readsAll }) => {
        const within = wanted === undefined ? undefined : findContext(wanted)
        const request = { text, limit, context: within, snippetLength, readsAll }
        const hits = await searchIndex(index, request).catch(asDamaged)
        return { value: hits ?? [], diagnostics: hits ? [] : damaged().diagnostics }
      },
    },
    diagnostics: [],
  }
}

/**
 * Selects the index of a version by its path, its name, or the end of its path: the config names a version by its path
 * below the docs route.
 */
async function selectVersion(
  indexes: readonly SearchManifestIndex[],
  version: string,
  { read, baseUrl }: Pick<BuiltFiles, 'read'> & { readonly baseUrl: string },
): Promise<SearchManifestIndex | undefined> {
  const findVersion = (path: string | undefined): SearchManifestIndex | undefined =>
    indexes.find((index) => path !== undefined && trimSlashes(index.version) === trimSlashes(path))
  const below = indexes.filter((index) => trimSlashes(index.version).endsWith(`/${trimSlashes(version)}`))
  return (
    findVersion(version) ??
    findVersion(await findBuiltVersion({ read, baseUrl, name: version })) ??
    (below.length === 1 ? below[0] : undefined)
  )
}

function failLocale(
  indexes: readonly SearchManifestIndex[],
  locale: string | undefined,
  names: ScopeNames,
): Outcome<undefined> {
  const flags = [...new Set(indexes.map((index) => `${names.locale} ${index.locale}`))]
  return fail(`there is no search index for the language ${JSON.stringify(locale)}`, `Available: ${flags.join(', ')}`)
}

function failVersion(
  indexes: readonly SearchManifestIndex[],
  { version, locale }: { readonly version: string; readonly locale: string | undefined },
  names: ScopeNames,
): Outcome<undefined> {
  const paths = [...new Set(indexes.map((index) => trimSlashes(index.version)))].filter((path) => path !== '')
  // A short list helps more than the nearest name.
  const near = paths.length > 5 ? nearestWord(version, paths) : undefined
  const flags = paths.map((path) => `${names.version} ${path}`)
  return fail(
    `there is no search index for the version ${JSON.stringify(version)}${locale === undefined ? '' : ` in the language ${locale}`}`,
    flags.length === 0
      ? `Only the latest version has one: omit ${names.version}`
      : near === undefined
        ? `Available: ${flags.join(', ')}, or the latest version without ${names.version}`
        : didYouMean(`${names.version} ${near}`),
  )
}

function failContext(context: string, paths: readonly string[], names: ScopeNames): Outcome<undefined> {
  const flags = paths.map((path) => `${names.context} ${path}`)
  return fail(
    `there is no search context ${JSON.stringify(context)}`,
    flags.length === 0
      ? 'The site has none: add them to search.contexts in the config'
      : `Available: ${flags.join(', ')}`,
  )
}

/** A file of the index that could not be read; `cause` is the error of `BuiltFiles.read`. */
class UnreadFile extends Error {
  constructor(cause: unknown) {
    super('a file of the index could not be read', { cause })
  }
}

/** Rethrows errors of reading, which say nothing about the index; any other means that it is damaged. */
function asDamaged(error: unknown): undefined {
  if (error instanceof UnreadFile) throw error.cause
}

/** Returns the folder of an index's pages below the base URL. `base` may already end with the path of the version. */
function folderOf({ version }: SearchManifestIndex, base: string, baseUrl: string): string {
  const below = trimSlashes(`${base}/`.slice(baseUrl.length))
  const versionFolder = trimSlashes(version)
  const isIncluded = versionFolder !== '' && `/${below}`.endsWith(`/${versionFolder}`)
  const parts = isIncluded ? [below] : [below, versionFolder]
  return parts.map((part) => (part === '' ? '' : `${part}/`)).join('')
}

/** Parses the manifest of the indexes; `undefined` if the text has other content, or another format. */
function readSearchManifest(text: string): SearchManifest | undefined {
  try {
    const value: SearchManifest | undefined = JSON.parse(text)
    return value?.version === 1 && isComplete(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a manifest, which can be of any server, has the fields that are read. */
function isComplete({ files, indexes, contexts }: SearchManifest): boolean {
  const isText = (...values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string')
  return (
    isText(files) &&
    Array.isArray(indexes) &&
    indexes.every((index) => isText(index?.locale, index?.version, index?.root)) &&
    Array.isArray(contexts) &&
    contexts.every((each) => isText(each?.path))
  )
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '')
}

function fail(message: string, hint: string): Outcome<undefined> {
  const diagnostic: Diagnostic = { code: 'no-search-index', severity: 'error', message, hint }
  return { value: undefined, diagnostics: [diagnostic] }
}

/** The version to find in a built site. */
export interface BuiltVersionRequest extends Pick<BuiltFiles, 'read'> {
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Name of a version, such as `current`. */
  readonly name: string
}

/**
 * Finds a version's path below the base URL by name, without slashes at its ends and empty for the latest;
 * `undefined` if there is no such version.
 */
async function findBuiltVersion({ read, baseUrl, name }: BuiltVersionRequest): Promise<string | undefined> {
  const version = readVersions(await read('docs-versions.json')).find((each) => each.name === name)
  if (!version) return undefined
  return version.isLast ? '' : version.path.slice(baseUrl.length).replace(/\/$/, '')
}

/** Parses the versions file; empty without a valid file, as on a site without versions. */
function readVersions(text = ''): readonly EmittedVersion[] {
  try {
    const { versions }: { readonly versions: readonly EmittedVersion[] } = JSON.parse(text)
    return versions
  } catch {
    return []
  }
}
