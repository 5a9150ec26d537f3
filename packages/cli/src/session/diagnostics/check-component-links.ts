import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'

import { severityOf } from '../../check/severity-of.js'
import { readCode } from '../../config/read-regular-file.js'
import { positionAt } from '../../config/source/position-at.js'
import { hintForRoute } from '../../graph/links/find-nearest-target.js'
import { resolveLink } from '../../graph/links/resolve-link.js'
import type { Site } from '../site.js'

const LINK_IMPORT = /@docusaurus\/Link|@docgen\/theme\/link/
// Only whole values: a string may also be the beginning of an expression.
const TARGET = /\bto(?:=|:\s?)(?:["']([^"'\n]*)["'](?=[\s/>,}])|\{["']([^"'\n]*)["']\})/g
const PATH = /\b(?:href|src)=(?:["'](\/(?!\/)[^"'\n]*)["']|\{["'](\/(?!\/)[^"'\n]*)["']\})/g

/** A literal URL in the code of a component. */
interface RawUrl {
  readonly href: string
  /** Offset in the code. */
  readonly start: number
  /** `component` for a link component, which adds the base URL; `link` and `image` for HTML elements, which do not. */
  readonly kind: 'component' | 'link' | 'image'
}

/**
 * Reports links and images in the code of layout components that have no target or lack the base URL. They appear on
 * every page, so each is reported once, at its position in the code.
 */
export function checkComponentLinks({
  siteDir,
  theme,
  graph,
  config,
}: Pick<Site, 'siteDir' | 'theme' | 'graph' | 'config'>): Diagnostic[] {
  return theme.componentFiles.flatMap((file) => {
    const text = readCode(join(siteDir, file))
    return listUrls(text).flatMap(({ href, start, kind }): Diagnostic[] => {
      const target = resolveLink(href, { file: '' }, graph.links)
      const position = { file, ...positionAt(text, start, start + href.length) }
      if (target.kind === 'missing') {
        const severity = severityOf(kind === 'image' ? config.onBrokenImages : config.onBrokenLinks)
        if (!severity) return []
        const near = hintForRoute(target, graph.links)
        const hint = near !== undefined && { hint: near }
        return kind === 'image'
          ? [{ code: 'broken-image', severity, ...position, message: `no image at ${href}`, ...hint }]
          : [{ code: 'broken-link', severity, ...position, message: `no page at ${target.wanted}`, ...hint }]
      }
      if (kind === 'component' || config.baseUrl === '/' || target.kind === 'external') return []
      const message = `${href} lacks the base URL, which docgen does not add to HTML elements of components`
      return [{ code: 'missing-base-url', severity: 'warning', ...position, message, hint: hintFor(kind, href) }]
    })
  })
}

function listUrls(text: string): readonly RawUrl[] {
  const links = LINK_IMPORT.test(text) ? listMatches(text, TARGET, () => 'component') : []
  const paths = listMatches(text, PATH, (offset) => {
    const name = /^<([a-z]+)\s/.exec(text.slice(text.lastIndexOf('<', offset), offset))?.[1]
    return name === 'a' ? 'link' : name === 'img' ? 'image' : undefined
  })
  return [...links, ...paths].filter(({ href }) => href !== '')
}

function listMatches(
  text: string,
  pattern: RegExp,
  kindAt: (offset: number) => RawUrl['kind'] | undefined,
): readonly RawUrl[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, plain, braced] = match
    const href = plain ?? braced ?? ''
    const kind = kindAt(match.index)
    return kind === undefined ? [] : [{ href, start: match.index + whole.lastIndexOf(href), kind }]
  })
}

function hintFor(kind: 'link' | 'image', href: string): string {
  return kind === 'link'
    ? `Write <Link to="${href}">, with: import Link from '@docgen/theme/link'`
    : `Write src={useBaseUrl('${href}')}, with: import useBaseUrl from '@docgen/theme/use-base-url'`
}
