import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'
import { type TranslationLayout, translatedDocs } from '../read/versions/version-files.js'
import { gitBlobId } from './git-blob-id.js'

/** A document of the default language and its translation into another one. */
export interface DocumentState {
  /** Path of the original, relative to the site's folder. */
  readonly source: string
  /** Path that its translation has, or would have. */
  readonly translation: string
  /** `unrecorded`: it is translated, and does not say from what. */
  readonly state: 'missing' | 'current' | 'stale' | 'unrecorded'
  /** What git calls the original as it is now. */
  readonly id: string
  /** What git calls the text that the translation was made from. */
  readonly madeFrom?: string
}

/** Every document of the versions that are maintained, drafts left out, with the state of its translation. */
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
  const id = gitBlobId(readFileSync(join(siteDir, original.path)))
  const madeFrom = translation?.frontMatter.translated_from
  const document = { source: original.path, translation: path, id }
  if (!translation) return { ...document, state: 'missing' }
  if (madeFrom === undefined) return { ...document, state: 'unrecorded' }
  return { ...document, state: madeFrom === id ? 'current' : 'stale', madeFrom }
}
