import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { copySite, readTree } from './build-copy.js'

const SITES = fileURLToPath(new URL('sites', import.meta.url))
const TEXT = /\.(?:mdx?|ya?ml|json|[jt]sx?)$/

async function build(site: string, change: (text: string) => string): Promise<Map<string, string>> {
  const { siteDir, outDir, build, remove } = copySite(join(SITES, site))
  try {
    for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const isSource = entry.isFile() && TEXT.test(path) && !/[\\/](?:static|expected)[\\/]/.test(path)
      if (isSource) writeFileSync(path, change(readFileSync(path, 'utf8')))
    }
    const { report } = await build()
    const tree = existsSync(outDir) ? readTree(outDir) : new Map<string, string>()
    // The manifest contains the hashes of the sources.
    tree.delete('docgen-manifest.json')
    return new Map([...tree, ['diagnostics', JSON.stringify(report.diagnostics)]])
  } finally {
    remove()
  }
}

// Git on Windows converts line ends at checkout.
it.each(['mdx', 'mdx-errors', 'blog', 'plugins', 'languages-from-docusaurus'])(
  'builds the same site %s with Windows line ends',
  async (site) => {
    const plain = await build(site, (text) => text)
    const windows = await build(site, (text) => text.replace(/\r?\n/g, '\r\n'))
    expect([...windows.keys()]).toEqual([...plain.keys()])
    for (const [file, text] of windows) expect(text, file).toBe(plain.get(file))
  },
)
