import type { PackedAnchors } from '../graph/links/pack-anchors.js'
import type { EmittedFile } from './artifact.js'

/** Name of the manifest in the output folder, chosen so that it does not clash with files of the site. */
export const MANIFEST_FILE = 'docgen-manifest.json'

/** Former name of the manifest, which it had in common with web app manifests. */
export const FORMER_MANIFEST_FILE = 'manifest.json'

/** Matches the manifest's first lines. */
export const MANIFEST_START = /^\{\n {2}"version": 1,\n {2}"baseUrl": "[^\n]*",\n {2}"files": \{\n/

/** Content of the manifest. */
export interface Manifest {
  /** Every file of the output except the manifest. */
  readonly files: ReadonlyMap<string, EmittedFile>
  readonly baseUrl: string
  /** Output file of a page → its ids. */
  readonly anchors: ReadonlyMap<string, PackedAnchors>
  /** Routes without the base URL, and where they redirect to; the first of each route applies. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/**
 * Creates `docgen-manifest.json`: the base URL, every other file of the output with its hash (SHA-256, first 128 bits)
 * and size and, for pages, key, source, route and ids, and all redirects.
 */
export function createManifest({ files, baseUrl, anchors, redirects }: Manifest): string {
  const lines = [...files].sort(byName).map(([file, { hash, size, key, source, route }]) => {
    const ids = anchors.get(file) || undefined
    const entry = { hash, size, ...(route && { key, source, route, anchors: ids }) }
    return `    ${JSON.stringify(file)}: ${JSON.stringify(entry)}`
  })
  // Hosts apply the first of several rules.
  const rules = [...new Map(redirects.toReversed().map(({ from, to }) => [from, to]))]
    .sort(byName)
    .map(([from, to]) => `    ${JSON.stringify(from)}: ${JSON.stringify(to)}`)
  const start = `{\n  "version": 1,\n  "baseUrl": ${JSON.stringify(baseUrl)},\n`
  return `${start}  "files": ${block(lines)},\n  "redirects": ${block(rules)}\n}\n`
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

function block(lines: readonly string[]): string {
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`
}
