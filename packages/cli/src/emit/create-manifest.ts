import type { EmittedFile } from './artifact.js'

/** Name of the manifest in the output folder, chosen so that it does not clash with files of the site. */
export const MANIFEST_FILE = 'docgen-manifest.json'

/** Former name of the manifest; web app manifests have that name. */
export const FORMER_MANIFEST_FILE = 'manifest.json'

/** The manifest's first lines. */
export const MANIFEST_START = /^\{\n {2}"version": 1,\n {2}"baseUrl": "[^\n]*",\n {2}"files": \{\n/

/** `docgen-manifest.json`: the base URL and every other file of the output with its hash (SHA-256, first 128 bits) and, for pages, key, source and route. */
export function createManifest(files: ReadonlyMap<string, EmittedFile>, baseUrl: string): string {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = entries.map(([file, { hash, size, key, source, route }]) => {
    const entry = { hash, size, ...(route && { key, source, route }) }
    return `    ${JSON.stringify(file)}: ${JSON.stringify(entry)}`
  })
  return `{\n  "version": 1,\n  "baseUrl": ${JSON.stringify(baseUrl)},\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`
}
