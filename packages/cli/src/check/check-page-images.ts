import type { Diagnostic } from '@docgen/renderer/contract'
import { askIfMeant } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import { findNearestTarget } from '../graph/links/find-nearest-target.js'
import { type ResolvedLink, resolveLink } from '../graph/links/resolve-link.js'
import { placeInFrontMatter } from '../graph/place-in-front-matter.js'
import type { SiteGraph } from '../graph/site-graph.js'
import type { SiteFiles } from '../read/site-files.js'
import { severityOf } from './severity-of.js'

/** Reports missing social preview images of front matter, at most as warnings, because readers never see them. */
export function checkPageImages(
  graph: SiteGraph,
  { sources }: Pick<SiteFiles, 'sources'>,
  { onBrokenImages }: Pick<Config, 'onBrokenImages'>,
): Diagnostic[] {
  const wanted = severityOf(onBrokenImages)
  if (!wanted) return []
  const severity = wanted === 'error' ? 'warning' : wanted
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  return graph.docs.flatMap(({ image, source, route }) => {
    if (image === undefined) return []
    const resolved = resolveLink(image, { file: source, route }, graph.links)
    const isThere = resolved.kind === 'external' ? URL.canParse(image, 'https://example.org') : isFile(resolved)
    if (isThere) return []
    const near = resolved.kind === 'missing' ? findNearestTarget(resolved, graph.links) : undefined
    return {
      code: 'broken-image',
      severity,
      file: source,
      ...placeInFrontMatter(texts.get(source) ?? '', 'image'),
      message: `no image at ${image}`,
      ...(near && { hint: askIfMeant(near.spelling, near.isSameButCase) }),
    }
  })
}

function isFile({ kind }: ResolvedLink): boolean {
  return kind === 'asset' || kind === 'static'
}
