import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashBytes } from '../cache/hash.js'
import { writeStaged } from '../cache/write-staged.js'
import { createManifest } from '../emit/create-manifest.js'

/** Writes an output folder with a manifest, for tests. HTML files are pages. */
export function writeTestOutput(outDir: string, files: Readonly<Record<string, string>>): void {
  rmSync(outDir, { recursive: true, force: true })
  const facts = new Map(
    Object.entries(files).map(([file, text]) => {
      const hash = hashBytes(text)
      const route = `/${file.replace(/(?:index)?\.html$/, '')}`
      const page = file.endsWith('.html') && { key: hash, source: file, route }
      return [file, { hash, size: Buffer.byteLength(text), ...page }]
    }),
  )
  const manifest = createManifest({ files: facts, baseUrl: '/', anchors: new Map(), redirects: [] })
  for (const [file, text] of [...Object.entries(files), ['docgen-manifest.json', manifest] as const]) {
    writeStaged(join(outDir, file), text)
  }
}
