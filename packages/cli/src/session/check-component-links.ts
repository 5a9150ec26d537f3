import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { askIfMeant } from '@docgen/renderer/light'
import { severityOf } from '../check/severity-of.js'
import { placeOf } from '../config/source/place-of.js'
import { findNearestTarget } from '../graph/links/find-nearest-target.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import type { PreparedSite } from './prepare-site.js'

const LINK_IMPORT = /@docusaurus\/Link|@docgen\/theme\/link/
const TARGET = /\bto=\{?["']([^"'\n]*)["']/g

/**
 * Reports links in the code of layout components to missing pages. They appear on every page, so each is reported
 * at its position in the code.
 */
export function checkComponentLinks(
  siteDir: string,
  { componentFiles, graph, config }: Pick<PreparedSite, 'componentFiles' | 'graph' | 'config'>,
): Diagnostic[] {
  const severity = severityOf(config.onBrokenLinks)
  if (!severity) return []
  return componentFiles.flatMap((file) => {
    const text = readCode(join(siteDir, file))
    if (!LINK_IMPORT.test(text)) return []
    return [...text.matchAll(TARGET)].flatMap((match): Diagnostic[] => {
      const [whole, href = ''] = match
      const target = resolveLink(href, { file: '' }, graph.links)
      if (href === '' || target.kind !== 'missing') return []
      const near = findNearestTarget(target, graph.links)
      const start = match.index + whole.length - 1 - href.length
      return [
        {
          code: 'broken-link',
          severity,
          file,
          ...placeOf(text, start, start + href.length),
          message: `no page at ${target.wanted}`,
          ...(near && { hint: askIfMeant(near.spelling, near.isSameButCase) }),
        },
      ]
    })
  })
}

function readCode(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
