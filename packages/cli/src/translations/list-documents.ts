import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readRegularFile } from '../config/read-regular-file.js'
import type { SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'
import { type TranslationLayout, translatedDocs } from '../read/versions/version-files.js'

/** A page of the default language and its translation into another one. */
export interface DocumentState {
  /** Path of the original, relative to the site's folder. */
  readonly source: string
  /** Path of its translation, existing or not. */
  readonly translation: string
  /** `unrecorded`: translated, but without the id of the original. */
  readonly state: 'missing' | 'current' | 'stale' | 'unrecorded'
  /** Git blob id of the current original. */
  readonly id: string
  /** Git blob id of the original that was translated. */
  readonly translatedFrom?: string
}

/** Lists every page of the maintained versions, without drafts, with the state of its translation. */
export function listDocuments(
  siteDir: string,
  { locale, layout }: { readonly locale: string; readonly layout: TranslationLayout },
  { sources, versions }: SiteFiles,
): readonly DocumentState[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return versions
    .filter(({ banner }) => banner !== 'unmaintained')
    .flatMap(({ name, folder }) => {
      const originals = sources.filter(({ path, version }) => version === name && path.startsWith(`${folder}/`))
      return originals
        .filter(({ frontMatter }) => !frontMatter.draft)
        .map((original) => {
          const path = translatedDocs(locale, name, layout) + original.path.slice(folder.length)
          return describeDocument(siteDir, original, path, byPath.get(path))
        })
    })
}

function describeDocument(
  siteDir: string,
  original: Source,
  path: string,
  translation: Source | undefined,
): DocumentState {
  const id = gitBlobId(readRegularFile(join(siteDir, original.path)))
  const translatedFrom = translation?.frontMatter.translated_from
  const document = { source: original.path, translation: path, id }
  if (!translation) return { ...document, state: 'missing' }
  if (translatedFrom === undefined) return { ...document, state: 'unrecorded' }
  return { ...document, state: translatedFrom === id ? 'current' : 'stale', translatedFrom }
}

/** Returns the Git blob id of a file's bytes: a translation records its original by this id. */
export function gitBlobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
