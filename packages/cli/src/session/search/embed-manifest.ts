import { type Artifact, readArtifact } from '../../emit/artifact.js'
import { writeArtifact } from '../../emit/emit-site.js'
import { SEARCH_MANIFEST_FILE } from '../../search/search-manifest.js'
import type { FinishedPage } from '../build-site-pages.js'
import { readTrialPage } from '../trial.js'

// The start of the element in the theme's search page. While it is empty, browsers request the manifest.
const MANIFEST_ELEMENT = '<script type="application/json" id="docgen-search-manifest">'
const END = '</script>'

/** Where the built pages are, and the search files of the site. */
export interface EmbeddingPlace {
  readonly stageDir: string
  readonly outDir: string
  readonly searchFiles: readonly Artifact[]
}

/**
 * Writes the search manifest into the search pages, so that readers need no request for it. Pages are built before the
 * indexes, and the manifest is no part of their keys: a kept page receives the current manifest, too.
 */
export function embedManifest<Page extends Pick<FinishedPage, 'planned' | 'emitted'>>(
  builtPages: readonly Page[],
  { stageDir, outDir, searchFiles }: EmbeddingPlace,
): readonly Page[] {
  const manifest = searchFiles.find(({ file }) => file === SEARCH_MANIFEST_FILE)
  if (!manifest) return builtPages
  const text = readArtifact(manifest).toString('utf8')
  return builtPages.map((built) => {
    const { file, kind } = built.planned.page
    if (kind !== 'search') return built
    const html = readTrialPage({ stageDir, outDir }, file).toString('utf8')
    const filled = fillManifest(html, text)
    if (filled === html) return built
    return { ...built, emitted: { ...built.emitted, ...writeArtifact({ file, bytes: filled }, stageDir) } }
  })
}

/** A search page with another manifest; unchanged if a component or a plugin has removed its element. */
export function fillManifest(html: string, manifest: string): string {
  const start = html.indexOf(MANIFEST_ELEMENT) + MANIFEST_ELEMENT.length
  const end = html.indexOf(END, start)
  if (start < MANIFEST_ELEMENT.length || end === -1) return html
  // No character in it may end the element.
  return html.slice(0, start) + manifest.replaceAll('<', '\\u003c') + html.slice(end)
}
