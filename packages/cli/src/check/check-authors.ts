import { type Diagnostic, didYouMean } from '@docgen/renderer/contract'

import type { Config } from '../config/config.js'
import { positionAt } from '../config/source/position-at.js'
import { locateYamlKey } from '../config/yaml/locate-yaml-key.js'
import type { Author } from '../graph/doc.js'
import { findNearestTarget } from '../graph/links/find-nearest-target.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import { locateInFrontMatter } from '../graph/locate-in-front-matter.js'
import type { SiteGraph } from '../graph/site-graph.js'
import type { SiteFiles } from '../read/site-files.js'
import { hintForStatic } from './check-links.js'
import { severityOf } from './severity-of.js'

/** Reports images and URLs of post authors that point to nothing, each once. */
export function checkAuthors(
  graph: SiteGraph,
  { sources, authors: files }: Pick<SiteFiles, 'sources' | 'authors'>,
  { onBrokenImages, onBrokenLinks }: Pick<Config, 'onBrokenImages' | 'onBrokenLinks'>,
): Diagnostic[] {
  const seen = new Set<string>()
  const check = (author: Author, page: string): Diagnostic[] =>
    (['image', 'url'] as const).flatMap((field) => {
      const href = author[field]
      const file = field === 'image' ? author.source : author.key === undefined ? page : author.source
      const severity = severityOf(field === 'image' ? onBrokenImages : onBrokenLinks)
      if (href === undefined || !severity || (field === 'url' && author.page)) return []
      const target = resolveLink(href, { file }, graph.links)
      if (target.kind !== 'missing' || seen.size === seen.add(`${file}\n${href}`).size) return []
      const near = findNearestTarget(target, graph.links)
      return {
        code: field === 'image' ? 'broken-image' : 'broken-link',
        severity,
        file,
        ...locate(file, author.key, field),
        message: field === 'image' ? `no image at ${href}` : `no page at ${href}`,
        ...(near
          ? { hint: didYouMean(near.spelling, near.isSameButCase) }
          : field === 'image' && hintForStatic(target, graph.links)),
      }
    })
  const locate = (file: string, key: string | undefined, field: 'image' | 'url') => {
    const text = files.find(({ path }) => path === file)?.text
    if (text === undefined || key === undefined) {
      return locateInFrontMatter(sources.find(({ path }) => path === file)?.text ?? '', 'authors')
    }
    const member = (field === 'image' ? ['imageURL', 'image_url'] : ['url'])
      .map((name) => locateYamlKey(text, [key, name]))
      .find(({ isExact }) => isExact)
    return member ? positionAt(text, member.value.start, member.value.end) : {}
  }
  return [
    ...graph.indexes.flatMap(({ authors = [], source }) => authors.flatMap((author) => check(author, source))),
    ...graph.docs.flatMap(({ post, source }) => post?.authors.flatMap((author) => check(author, source)) ?? []),
  ]
}
