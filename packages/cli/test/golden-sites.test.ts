import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createColors } from 'picocolors'
import { describe, expect, it } from 'vitest'
import { formatDiagnostic } from '../src/terminal/format-diagnostic.js'
import { copySite, readTree } from './build-copy.js'

// Each folder is a site; `expected/` is what it gives: the main part of every page, and other text files as they are.
// DOCGEN_UPDATE=1 writes them anew: read the difference before you commit it.
const SITES = fileURLToPath(new URL('sites', import.meta.url))
const isUpdate = process.env['DOCGEN_UPDATE'] === '1'
const colors = createColors(false)

describe.each(readdirSync(SITES))('the site %s', (name) => {
  it('builds to what is expected, no more and no less', async () => {
    const folder = join(SITES, name)
    const copy = copySite(folder)
    try {
      rmSync(join(copy.siteDir, 'expected'), { recursive: true, force: true })
      const { report } = await copy.build()
      const diagnostics = report.diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic, colors)}\n`).join('\n')
      const built = report.ok ? readTree(copy.outDir) : new Map<string, string>()
      const actual = new Map([...built].flatMap(([file, bytes]) => simplify(file, bytes)))
      if (diagnostics !== '') actual.set('diagnostics.txt', diagnostics)
      if (isUpdate) writeExpected(join(folder, 'expected'), actual)
      const expected = existsSync(join(folder, 'expected')) ? readTree(join(folder, 'expected')) : new Map()
      expect([...actual.keys()]).toEqual([...expected.keys()].sort())
      for (const [file, text] of actual)
        expect(Buffer.from(text, 'utf8').toString('latin1'), file).toBe(expected.get(file))
    } finally {
      copy.remove()
    }
  })
})

/** Hashes in names and bytes change with every change of the theme: what is compared is what the site decides. */
function simplify(file: string, bytes: string): [string, string][] {
  if (/^assets\/(?:theme|bootstrap)\./.test(file) || file === 'manifest.json' || file === '_headers') return []
  const text = Buffer.from(bytes, 'latin1').toString('utf8')
  if (!file.endsWith('.html'))
    return [[file, /\.(?:svg|txt|xml|json|css|js)$/.test(file) || file.startsWith('_') ? text : '']]
  const title = /<title>.*?<\/title>/.exec(text)?.[0] ?? ''
  const links = [...text.matchAll(/<(?:link rel="canonical"|meta name="(?:description|robots)")[^>]*>/g)].map(
    ([tag]) => tag,
  )
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  const sidebar = /<nav[^>]*class="[^"]*sidebar[\s\S]*?<\/nav>/.exec(text)?.[0] ?? ''
  const lines = [title, ...links, sidebar, main]
    .join('\n')
    .replace(
      /(<(?:h\d|p|ul|ol|li|nav|div|section|table|tr|pre|figure|details|article|aside|header|footer|main)\b)/g,
      '\n$1',
    )
  return [[file, `${lines.replace(/\n{2,}/g, '\n').trim()}\n`]]
}

function writeExpected(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
