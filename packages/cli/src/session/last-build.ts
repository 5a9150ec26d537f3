import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { BUILD_ID } from '../cache/build-id.js'
import { hashBytes } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { LoadedConfig } from '../config/load-config.js'
import type { OutputRecord } from '../emit/artifact.js'
import { isIntact } from '../emit/output-record.js'
import type { SiteFiles } from '../read/site-files.js'
import type { BuildReport } from './build-report.js'
import type { SiteInputs } from './read-inputs.js'
import type { SiteRequest } from './site-request.js'

/** A finished build whose files are in place. */
export interface LastBuild {
  /** `hashSite` of its inputs. */
  readonly key: string
  readonly report: BuildReport
}

/** Everything that determines the files of an output. */
export interface SiteMakings {
  readonly request: SiteRequest
  readonly loaded: LoadedConfig
  readonly inputs: SiteInputs
  /** Diagnostics found while reading it. */
  readonly found: readonly Diagnostic[]
}

/**
 * The hash of all inputs of a site; nothing else may affect the output. `undefined` if plugins may read the site as
 * a whole: only their own keys contain what else they read.
 */
export function hashSite({ request, loaded, inputs, found }: SiteMakings): string | undefined {
  const { config, plugins, theme, files, programs, markdownInputs, styles } = inputs
  if (plugins.plugins.length > 0) return undefined
  const { themeKey, islands } = theme
  return hashBytes(
    JSON.stringify(
      [
        BUILD_ID,
        request.includesDrafts,
        loaded.hash,
        config,
        [themeKey, islands.map(({ file }) => file)],
        programs.key,
        markdownInputs.key,
        styles,
        withoutTexts(files),
        found,
      ],
      (_key, value) => (value instanceof Map ? [...value] : value),
    ),
  )
}

/** The files, with each text replaced by its hash. */
function withoutTexts(files: SiteFiles): unknown {
  return {
    ...files,
    sources: files.sources.map(withoutText),
    partials: [...files.partials.values()].map(withoutText),
    apis: files.apis.map(({ document: _document, files: parts, ...api }) => ({
      ...api,
      files: parts.map(withoutText),
    })),
  }
}

function withoutText<File extends { readonly text: string; readonly hash: string }>(file: File): Omit<File, 'text'> {
  const { text: _text, ...rest } = file
  return rest
}

/** Location of a build's files. */
export interface BuiltPlace {
  readonly cache: Cache
  /** Absolute path. */
  readonly outDir: string
}

/** The report of the last build into a folder, if this one would have the same result and no file has changed since. */
export function findSameBuild(
  key: string,
  { cache, outDir, record }: BuiltPlace & { readonly record: OutputRecord },
): BuildReport | undefined {
  const last = cache.get<LastBuild>(keyOf(outDir))
  if (last?.key !== key) return undefined
  const files = Object.entries(record.files)
  // A deleted folder has no record.
  if (files.length !== last.report.output.files) return undefined
  return files.every(([file, recorded]) => isIntact(join(outDir, file), recorded)) ? last.report : undefined
}

/** Caches a build for the next one. */
export function rememberBuild(build: LastBuild, { cache, outDir }: BuiltPlace): void {
  cache.put(keyOf(outDir), build)
}

function keyOf(outDir: string): string {
  return `build:${hashBytes(outDir)}`
}
