import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { loadLanguage, openIndex, type SearchHit, searchIndex } from '@docgen/renderer/search'

import type { EmittedVersion } from '../../emit/create-versions-file.js'
import { SEARCH_FOLDER, searchFile } from '../../plan/plan-search-facts.js'
import { SEARCH_MANIFEST_FILE, type SearchManifest, type SearchManifestIndex } from '../../search/search-manifest.js'

/** A query for a built site. */
export interface BuiltSearchRequest {
  readonly text: string
  readonly limit: number
  /** Path of the search context to search in, as in the config; defaults to the one that was opened. */
  readonly context?: string | undefined
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
  /** Paths of its search contexts, without slashes at their ends. */
  readonly contexts: readonly string[]
  /** Paths of the other versions of its language, for `version`. */
  readonly otherVersions: readonly string[]
  /** Whether a path, with or without slashes at its ends, is that of a context. */
  readonly hasContext: (path: string) => boolean
  /**
   * The hits in the order in which a browser shows them; empty, with a diagnostic, if files of the index are
   * missing or damaged.
   */
  readonly search: (request: BuiltSearchRequest) => Promise<Outcome<readonly SearchHit[]>>
}

const SNIPPET_LENGTH = 100

/** Opens the search of an output folder. */
export async function openBuiltSearch(
  outDir: string,
  { version = '', locale, context }: BuiltSearchScope,
): Promise<Outcome<BuiltSearch | undefined>> {
  const path = join(outDir, SEARCH_MANIFEST_FILE)
  if (!existsSync(path)) {
    return refuse(`there is no search index in ${outDir}`, 'Run docgen build first; search.enabled must not be false')
  }
  const damaged = () => refuse(`the search index in ${outDir} is damaged`, 'Run docgen build again')
  const manifest = readSearchManifest(path)
  if (!manifest) return damaged()
  const baseUrl = manifest.files.slice(0, -`${SEARCH_FOLDER}/`.length)
  const ofLocale = manifest.indexes.filter((index) => locale === undefined || index.locale === locale)
  if (ofLocale.length === 0) {
    const known = [...new Set(manifest.indexes.map((index) => `--locale ${index.locale}`))]
    return refuse(
      `there is no search index of the language ${JSON.stringify(locale)}`,
      `Available: ${known.join(', ')}`,
    )
  }
  const findVersion = (path: string | undefined): SearchManifestIndex | undefined =>
    ofLocale.find((index) => path !== undefined && trimSlashes(index.version) === trimSlashes(path))
  // The config contains the path below the docs route.
  const below = ofLocale.filter((index) => trimSlashes(index.version).endsWith(`/${trimSlashes(version)}`))
  const place =
    findVersion(version) ??
    findVersion(findBuiltVersion({ outDir, baseUrl, name: version })) ??
    (below.length === 1 ? below[0] : undefined)
  if (!place) {
    const known = [...new Set(ofLocale.map((index) => trimSlashes(index.version)))].filter((path) => path !== '')
    const flags = known.map((path) => `--version ${path}`)
    return refuse(
      `there is no search index of the version ${JSON.stringify(version)}${locale === undefined ? '' : ` in the language ${locale}`}`,
      flags.length === 0 ? 'Only the latest version has one: omit --version' : `Available: ${flags.join(', ')}`,
    )
  }
  const index = await openIndex(
    place.root,
    (name) => readFile(join(outDir, searchFile(name)), 'utf8'),
    ({ language }) => loadLanguage(language),
  ).catch(() => undefined)
  if (!index) return damaged()
  const { contexts } = manifest
  const findContext = (wanted: string): string | undefined =>
    contexts.find(({ path }) => trimSlashes(path) === trimSlashes(wanted))?.path
  const hasContext = (wanted: string): boolean => findContext(wanted) !== undefined
  const names = contexts.map(({ path }) => trimSlashes(path))
  if (context !== undefined && !hasContext(context)) {
    const known = names.map((name) => `--context ${name}`)
    return refuse(
      `there is no search context ${JSON.stringify(context)}`,
      known.length === 0
        ? 'The site has none: search.contexts of the config names them'
        : `Available: ${known.join(', ')}`,
    )
  }
  return {
    value: {
      baseUrl,
      contexts: names,
      otherVersions: ofLocale
        .filter((each) => each.locale === place.locale && each !== place && each.version !== '')
        .map((each) => trimSlashes(each.version)),
      hasContext,
      search: async ({ text, limit, context: wanted = context }) => {
        const within = wanted === undefined ? undefined : findContext(wanted)
        const request = { text, limit, context: within, snippetLength: SNIPPET_LENGTH }
        const hits = await searchIndex(index, request).catch(() => undefined)
        return { value: hits ?? [], diagnostics: hits ? [] : damaged().diagnostics }
      },
    },
    diagnostics: [],
  }
}

/** The manifest of the indexes; `undefined` if its file has other content, or another format. */
function readSearchManifest(path: string): SearchManifest | undefined {
  try {
    const value: SearchManifest | undefined = JSON.parse(readFileSync(path, 'utf8'))
    return value?.version === 1 && Array.isArray(value.indexes) ? value : undefined
  } catch {
    return undefined
  }
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '')
}

function refuse(message: string, hint: string): Outcome<undefined> {
  const diagnostic: Diagnostic = { code: 'no-search-index', severity: 'error', message, hint }
  return { value: undefined, diagnostics: [diagnostic] }
}

/** The version to find in a built site. */
export interface BuiltVersionRequest {
  readonly outDir: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Name of a version, such as `current`. */
  readonly name: string
}

/**
 * Finds a version's path below the base URL by name, without slashes at its ends and empty for the latest;
 * `undefined` if there is no such version.
 */
function findBuiltVersion({ outDir, baseUrl, name }: BuiltVersionRequest): string | undefined {
  const version = readVersions(outDir).find((each) => each.name === name)
  if (!version) return undefined
  return version.isLast ? '' : version.path.slice(baseUrl.length).replace(/\/$/, '')
}

/** Sites without versions have no such file. */
function readVersions(outDir: string): readonly EmittedVersion[] {
  try {
    const { versions }: { readonly versions: readonly EmittedVersion[] } = JSON.parse(
      readFileSync(join(outDir, 'docs-versions.json'), 'utf8'),
    )
    return versions
  } catch {
    return []
  }
}
