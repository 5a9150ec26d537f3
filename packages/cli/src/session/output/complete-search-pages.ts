import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { Artifact, EmittedFile } from '../../emit/artifact.js'
import { embedSearchManifest } from '../../emit/embed-search-manifest.js'
import { writeArtifact } from '../../emit/emit-site.js'
import { SEARCH_MANIFEST_FILE, type SearchManifest } from '../../search/search-manifest.js'
import type { FinishedPage } from '../build-site-pages.js'

/** The pages and files of a build before they are moved into place. */
export interface CompletionInput {
  readonly builtPages: readonly FinishedPage[]
  readonly artifacts: readonly Artifact[]
  readonly stageDir: string
  readonly outDir: string
}

/**
 * Writes the search manifest into the search pages if it contains the start of the index: browsers then request neither
 * the manifest nor the start. This needs the index, which is built after all pages are rendered. Returns the new facts
 * of the search pages by file.
 */
export function completeSearchPages({
  builtPages,
  artifacts,
  stageDir,
  outDir,
}: CompletionInput): ReadonlyMap<string, EmittedFile> {
  const manifest = findEmbeddedManifest(artifacts)
  const pages = builtPages.filter(({ planned }) => planned.page.kind === 'search')
  return new Map(
    pages.map(({ planned, emitted }) => {
      const { file } = planned.page
      const staged = join(stageDir, file)
      const html = readRegularFile(existsSync(staged) ? staged : join(outDir, file)).toString()
      const bytes = embedSearchManifest(html, manifest)
      return [file, bytes === html ? emitted : { ...emitted, ...writeArtifact({ file, bytes }, stageDir) }]
    }),
  )
}

/**
 * Returns the search manifest to write into search pages; `undefined` if it does not contain the start of the index.
 */
export function findEmbeddedManifest(artifacts: readonly Artifact[]): string | undefined {
  const manifest = artifacts.find(({ file }) => file === SEARCH_MANIFEST_FILE)
  if (!manifest || !('bytes' in manifest)) return undefined
  const text = manifest.bytes.toString()
  const { indexes }: SearchManifest = JSON.parse(text)
  return indexes.some((index) => index.text !== undefined) ? text : undefined
}
