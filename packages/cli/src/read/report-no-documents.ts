import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Diagnostic, nearestWord } from '@docgen/renderer/contract'
import { splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { findScript } from '../config/module/find-script.js'
import { cleanFolder } from './files/clean-folder.js'
import { withMarkdownExtension } from './sort-doc-files.js'
import type { Source } from './source.js'
import { type DocsVersion, isCurrent, removalOf } from './versions/version-files.js'

/** The docs folder, and its position in the config. */
export interface DocsFolderPosition {
  readonly siteDir: string
  /** Relative to the site's folder. */
  readonly folder: string
  /** Position in the config; absent for the default. */
  readonly position: Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> | undefined
}

/** The site in which to look for empty docs folders. */
interface EmptyFoldersContext {
  readonly siteDir: string
  readonly config: Config
  readonly locateInConfig: LocateInConfig
}

/** Reports that the site, or a version, has no pages. */
export function reportEmptyFolders(
  pages: readonly Pick<Source, 'path' | 'version'>[],
  versions: readonly DocsVersion[],
  { siteDir, config, locateInConfig }: EmptyFoldersContext,
): readonly Diagnostic[] {
  const hasApi = config.openapi.length > 0
  if ((pages.length > 0 || hasApi) && !isMainFolderMissing(siteDir, config, { versions, pages }))
    return hasApi ? [] : reportEmptyVersions(versions, pages)
  const { position: keys = ['docs'] } = config.collections.find(({ kind }) => kind === 'docs') ?? {}
  const folder = cleanFolder(config.docs.path)
  // The config does not contain the default path.
  const position = folder === 'docs' ? undefined : locateInConfig([...keys, 'path'])
  return [reportNoDocuments({ siteDir, folder, position })]
}

/** Returns the error for a docs folder without pages: a site without pages is never intended. */
export function reportNoDocuments({ siteDir, folder, position }: DocsFolderPosition): Diagnostic {
  const exists = existsSync(join(siteDir, folder))
  const near = exists ? undefined : nearestWord(folder, listFolders(siteDir))
  const script = findScript(siteDir, folder)
  return {
    code: 'no-documents',
    severity: 'error',
    ...(position ?? { file: folder }),
    message: exists
      ? `folder "${folder}" contains no documents (docs.path)`
      : `folder "${folder}" not found (docs.path)`,
    hint:
      near !== undefined
        ? `Did you mean ${near}?`
        : script !== undefined
          ? `A script of the site may create its pages: run ${script}`
          : exists
            ? 'Add Markdown files, or change docs.path, docs.include or docs.exclude'
            : 'Create it and add Markdown files, or change docs.path',
  }
}

/** Returns the warning for a Markdown file that is not a page because of its extension. */
export function reportMisnamed(file: string): Diagnostic {
  return {
    code: 'unsupported-extension',
    severity: 'warning',
    file,
    message: 'this file is not a page: pages end in .md or .mdx',
    hint: `Rename it to ${posix.basename(withMarkdownExtension(file))}, or add it to docs.exclude`,
  }
}

/** Reports cut versions without pages. */
export function reportEmptyVersions(
  versions: readonly DocsVersion[],
  pages: readonly Pick<Source, 'version'>[],
): readonly Diagnostic[] {
  const filled = new Set(pages.map(({ version }) => version))
  const empty = versions.filter(
    ({ name, collection }) => collection.kind === 'docs' && !isCurrent(name) && !filled.has(name),
  )
  return empty.map(({ name, folder }) => {
    return {
      code: 'no-documents',
      severity: 'error',
      file: folder,
      message: `the version ${JSON.stringify(splitVersionKey(name).name)} contains no documents`,
      hint: `Restore them, or remove the version: ${removalOf(name)}`,
    }
  })
}

function listFolders(siteDir: string): readonly string[] {
  const entries = readdirSync(siteDir, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/**
 * Whether the main docs folder does not exist but should: the config sets its path or its sidebars, or the site
 * publishes it next to cut versions. Otherwise it is optional on a site of posts, standalone pages or an API.
 */
export function isMainFolderMissing(
  siteDir: string,
  { docs, collections }: Config,
  { versions, pages }: { readonly versions: readonly DocsVersion[]; readonly pages: readonly Pick<Source, 'path'>[] },
): boolean {
  // The main folder belongs to the first collection.
  const ofDocs = versions.filter(({ collection }) => collection.id === collections[0]?.id)
  const isCut = ofDocs.some(({ name }) => !isCurrent(name))
  const isPublished = ofDocs.some(({ name }) => isCurrent(name))
  const isNamed = isCut ? isPublished : Boolean(docs.sidebars) || docs.path !== 'docs'
  // Plugins can generate all of its pages.
  const hasSources = pages.some(({ path }) => path.startsWith(`${cleanFolder(docs.path)}/`))
  return isNamed && !hasSources && !existsSync(join(siteDir, docs.path))
}
