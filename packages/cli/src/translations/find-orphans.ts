import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readRegularFile } from '../config/read-regular-file.js'
import type { SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'
import { type TranslationLayout, translatedDocs } from '../read/versions/version-files.js'
import { gitBlobId } from './list-documents.js'

/**
 * Warns about translations whose original was renamed or removed: they are published as pages of their language
 * only. Ignores translations that never had an original.
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
      return sources
        .filter(
          ({ path, frontMatter }) => path.startsWith(`${translated}/`) && frontMatter.translated_from !== undefined,
        )
        .filter(({ path }) => !paths.has(folder + path.slice(translated.length)))
        .map((orphan) => {
          const moved = findMoved(siteDir, orphan, originals)
          return reportOrphan(orphan.path, moved && translated + moved.path.slice(folder.length))
        })
    })
}

/** Finds the original of a translation under another name. */
function findMoved(siteDir: string, { frontMatter }: Source, originals: readonly Source[]): Source | undefined {
  return originals.find(({ path }) => gitBlobId(readRegularFile(join(siteDir, path))) === frontMatter.translated_from)
}

function reportOrphan(file: string, target: string | undefined): Diagnostic {
  return {
    code: 'unused-translation',
    severity: 'warning',
    file,
    message: 'the original of this translation no longer exists',
    hint:
      target === undefined
        ? 'Move it to the new path of its original, or remove it. To keep it as a page of this language only, remove translated_from'
        : `Move it to ${target}, the new path of its original`,
  }
}
