import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { BUILD_ID } from '../cache/build-id.js'
import { hashBytes } from '../cache/hash.js'
import type { Memo } from '../cache/memo.js'
import type { OutputRecord } from '../emit/artifact.js'
import { isIntact } from '../emit/output-record.js'
import { hashIconSets } from '../read/icons/find-icon-sets.js'
import type { SiteFiles } from '../read/site-files.js'
import type { BuildReport } from './build-report.js'
import type { Site } from './site.js'
import type { BuildRequest, SiteRequest } from './site-request.js'

/**
 * Hashes everything that was read of a site; nothing else may affect the output. Replaces values that have a hash with
 * it. Returns `undefined` if the site has plugins, because only their keys contain everything that they read.
 */
export function hashSite(site: Site, diagnostics: readonly Diagnostic[]): string | undefined {
  const { request, loaded, plugins, theme, mdxModules, markdownInputs, markdown, iconSets, typeCheck, readFiles } = site
  if (plugins.plugins.length > 0) return undefined
  const replacements: Partial<Record<keyof Site, unknown>> = {
    request: removeBuildOptions(request),
    siteDir: '',
    loaded: { ...loaded, config: '', modulePath: '' },
    // `themeKey` contains all inputs of these fields.
    theme: { ...theme, theme: '', modules: '' },
    mdxModules: mdxModules.key,
    markdown: markdown.key,
    markdownInputs: markdownInputs.key,
    iconSets: hashIconSets(iconSets),
    typeCheck: { ...typeCheck, settings: typeCheck.settings?.key },
    readFiles: removeTexts(readFiles),
    // `styles` contains their result.
    fonts: '',
    openStyles: '',
  }
  const values = [BUILD_ID, { ...site, ...replacements }, diagnostics]
  return hashBytes(JSON.stringify(values, (_key, value) => toJson(value)))
}

function toJson(value: unknown): unknown {
  return value instanceof Map ? [...value] : value instanceof Uint8Array ? hashBytes(value) : value
}

/**
 * Removes from a request the options that only affect where and how a build writes. All other options affect the
 * output.
 */
function removeBuildOptions(request: SiteRequest & Partial<BuildRequest>): object {
  const { siteDir: _siteDir, outDir: _outDir, cacheDir: _cacheDir, usesCache: _usesCache, ...others } = request
  const { isDryRun: _isDryRun, isStrict: _isStrict, workers: _workers, ...rest } = others
  return rest
}

/** Removes the texts of files, because their hashes represent them. */
function removeTexts(files: SiteFiles): unknown {
  return {
    ...files,
    sources: files.sources.map(removeText),
    partials: [...files.partials.values()].map(removeText),
    apis: files.apis.map(({ document: _document, files: parts, ...api }) => ({
      ...api,
      files: parts.map(removeText),
    })),
  }
}

function removeText<File extends { readonly text: string; readonly hash: string }>(file: File): Omit<File, 'text'> {
  const { text: _text, ...rest } = file
  return rest
}

/** Where a build stores its report and its output. */
export interface BuildLocation {
  readonly memo: Memo
  /** Absolute path. */
  readonly outDir: string
}

/**
 * Returns the report of the last build into a folder, if it had the same key and no output file has changed since;
 * otherwise `undefined`.
 */
export function findSameBuild(
  key: string,
  { memo, outDir, record }: BuildLocation & { readonly record: OutputRecord },
): BuildReport | undefined {
  const report = memo.load<BuildReport>(nameOf(outDir), key)
  if (!report) return undefined
  const files = Object.entries(record.files)
  // A deleted folder has no record.
  if (files.length !== report.output.files) return undefined
  return files.every(([file, recorded]) => isIntact(join(outDir, file), recorded)) ? report : undefined
}

/** Saves the report of a finished build, for `findSameBuild` in the next build. */
export function rememberBuild(key: string, report: BuildReport, { memo, outDir }: BuildLocation): void {
  memo.save(nameOf(outDir), key, report)
}

function nameOf(outDir: string): string {
  return `build:${hashBytes(outDir)}`
}
