import { join, posix } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { readRegularFile } from '../config/read-regular-file.js'
import { locateInFrontMatter } from '../graph/locate-in-front-matter.js'
import type { SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'
import { type TranslationLayout, translatedDocs } from '../read/versions/version-files.js'
import { gitBlobId } from './list-documents.js'

/**
 * Warns about translations whose original was renamed or removed: docgen publishes them only in their language. Also
 * warns about a page without an original, if an untranslated page of the same folder has a similar name.
 */
export function findOrphans(
  siteDir: string,
  { locale, layout }: { readonly locale: string; readonly layout: TranslationLayout },
  { sources, versions }: SiteFiles,
): readonly Diagnostic[] {
  const paths = new Set(sources.map(({ path }) => path))
  return versions
    .filter(({ banner }) => banner !== 'unmaintained')
    .flatMap(({ name, folder }) => {
      const translated = translatedDocs(locale, name, layout)
      const originals = sources.filter(({ path, version }) => version === name && path.startsWith(`${folder}/`))
      const untranslated = groupByFolder(
        originals.map(({ path }) => translated + path.slice(folder.length)).filter((path) => !paths.has(path)),
      )
      return sources
        .filter(({ path }) => path.startsWith(`${translated}/`) && !paths.has(folder + path.slice(translated.length)))
        .flatMap((orphan) => {
          if (orphan.frontMatter.translated_from === undefined) return reportMisnamed(orphan.path, untranslated)
          const moved = findMoved(siteDir, orphan, originals)
          return reportOrphan(orphan, moved && translated + moved.path.slice(folder.length))
        })
    })
}

/** Finds the original of a translation under its new name; undefined if it was removed or has changed. */
function findMoved(siteDir: string, { frontMatter }: Source, originals: readonly Source[]): Source | undefined {
  return originals.find(({ path }) => gitBlobId(readRegularFile(join(siteDir, path))) === frontMatter.translated_from)
}

/** Minimum length of a name to compare: shorter names are often similar by chance. */
const MIN_NAME = 4

/** Folder → name without extension → path. */
type FilesByFolder = ReadonlyMap<string, ReadonlyMap<string, string>>

function groupByFolder(paths: readonly string[]): FilesByFolder {
  const folders = new Map<string, Map<string, string>>()
  for (const path of paths) {
    const { dir, name } = posix.parse(path)
    const files = folders.get(dir) ?? new Map<string, string>()
    folders.set(dir, files.set(name, path))
  }
  return folders
}

function reportMisnamed(file: string, untranslated: FilesByFolder): readonly Diagnostic[] {
  const { dir, name } = posix.parse(file)
  const inFolder = untranslated.get(dir)
  if (!inFolder || name.length < MIN_NAME) return []
  const near = nearestWord(name, inFolder.keys())
  const target = near === undefined || differOnlyInNumbers(near, name) ? undefined : inFolder.get(near)
  if (target === undefined) return []
  const message = 'this page exists only in this language, because no original has its name'
  return [{ code: 'unused-translation', severity: 'warning', file, message, hint: didYouMean(target) }]
}

function differOnlyInNumbers(one: string, other: string): boolean {
  return one.replace(/\d+/g, '') === other.replace(/\d+/g, '')
}

function reportOrphan({ path: file, text }: Source, target: string | undefined): Diagnostic {
  return {
    code: 'unused-translation',
    severity: 'warning',
    file,
    ...locateInFrontMatter(text, 'translated_from'),
    message: 'the original of this translation no longer exists',
    hint:
      target === undefined
        ? 'Move it to the new path of its original, or remove it. To keep it as a page of this language only, remove translated_from'
        : `Move it to ${target}, the new path of its original`,
  }
}
