import { posix } from 'node:path'
import { loadLightningCss } from '../../../emit/bundle-styles.js'
import type { StyleSheet } from '../../docusaurus/read-style-sheet.js'
import type { SiteLayout } from '../site-layout.js'
import type { CustomSheet } from './keep-custom-rules.js'

/** Matches imports of packages whose styles docgen replaces, or which PostCSS compiles. */
const REPLACED = /^(?:infima|tailwindcss|@docusaurus)(?:\/|$)/

/** A style sheet and its imports. */
export interface ExpandedSheet extends StyleSheet, CustomSheet {
  /** The URLs of sheets of other sites that it imports without conditions, such as fonts. */
  readonly externalImports: readonly string[]
}

/**
 * A style sheet, preceded by the sheets that it imports without conditions, each once: files of the site, and files of
 * packages. Skips files that do not exist.
 */
export function expandImports(
  name: string,
  layout: Pick<SiteLayout, 'hasFile' | 'readStyleSheet'>,
  seen = new Set<string>(),
): readonly ExpandedSheet[] {
  if (seen.has(name)) return []
  seen.add(name)
  const sheet = { name, ...layout.readStyleSheet(name) }
  const urls = listImports(sheet)
  const imported = urls.flatMap((url) => {
    if (isExternal(url) || REPLACED.test(url)) return []
    const file = listCandidates(name, url.replace(/^~/, '')).find((each) => layout.hasFile(each))
    return file === undefined ? [] : [file]
  })
  return [
    ...imported.flatMap((file) => expandImports(file, layout, seen)),
    { ...sheet, externalImports: urls.filter(isExternal) },
  ]
}

/** Whether the URL of an import points to another site. */
function isExternal(url: string): boolean {
  return /^(?:[a-z]+:)?\/\//i.test(url)
}

/** The URLs of imports without conditions at the start of a sheet. */
function listImports({ name, css }: CustomSheet): readonly string[] {
  if (!/@import\b/i.test(css)) return []
  const urls: string[] = []
  try {
    loadLightningCss().transform({
      filename: name,
      code: Buffer.from(css),
      errorRecovery: true,
      visitor: {
        Rule: {
          import({ value: { url, layer, media, supports } }) {
            const isConditional = layer !== null || supports !== null || (media?.mediaQueries.length ?? 0) > 0
            if (!isConditional) urls.push(url)
          },
        },
      },
    })
  } catch {
    // Not CSS, such as Sass that the site cannot compile.
    return []
  }
  return urls
}

/** The possible paths of the file of an import, relative to the site's folder. */
function listCandidates(from: string, url: string): readonly string[] {
  const sibling = posix.join(posix.dirname(from), url)
  if (/^\.{0,2}\//.test(url)) return [sibling]
  const packages = ['.', '..', '../..', '../../..'].map((folder) => posix.join(folder, 'node_modules', url))
  return [sibling, ...packages].flatMap((path) => (/\.css$/i.test(path) ? [path] : [`${path}.css`]))
}
