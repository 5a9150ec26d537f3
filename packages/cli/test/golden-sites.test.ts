import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createColors } from 'picocolors'
import { describe, expect, it } from 'vitest'
import { formatDiagnostic } from '../src/terminal/print-diagnostics.js'
import { copySite, readTree } from './build-copy.js'

// Each folder is a site; `expected/` is its output: the main part of every page, and other text files unchanged.
// DOCGEN_UPDATE=1 updates it: read the difference before you commit it.
const SITES = fileURLToPath(new URL('sites', import.meta.url))
const isUpdate = process.env['DOCGEN_UPDATE'] === '1'
const colors = createColors(false)

describe.each(readdirSync(SITES))('the site %s', (name) => {
  it('builds exactly the expected output', async () => {
    const folder = join(SITES, name)
    const copy = copySite(folder)
    try {
      rmSync(join(copy.siteDir, 'expected'), { recursive: true, force: true })
      const { report } = await copy.build()
      const diagnostics = report.diagnostics
        .map((diagnostic) => `${formatDiagnostic(diagnostic, { colors })}\n`)
        .join('\n')
      const built = report.ok ? readTree(copy.outDir) : new Map<string, string>()
      const actual = new Map([...built].flatMap(([file, bytes]) => simplify(name, file, bytes)))
      if (diagnostics !== '') actual.set('diagnostics.txt', diagnostics)
      if (isUpdate) writeExpected(join(folder, 'expected'), actual)
      const expected = existsSync(join(folder, 'expected')) ? readTree(join(folder, 'expected')) : new Map()
      expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort())
      for (const [file, text] of actual)
        expect(Buffer.from(text, 'utf8').toString('latin1'), file).toBe(expected.get(file))
    } finally {
      copy.remove()
    }
  })
})

/** Sites that test the layout around the main part. */
const FRAMED = /^(?:navbar|footer|announcement|metadata|texts|versions|languages)/

/** Sites that test generated pages and files. */
const SHOWS_ALL = new Set(['texts', 'static-files'])

/** Sites whose pages are compared as Markdown, too. */
const SHOWS_MARKDOWN = new Set([
  'api-webhooks',
  'blocks',
  'blog',
  'compound-components',
  'landing',
  'languages',
  'mdx',
  'reading',
  'versions',
])

/** The theme's markup and hashes change with the theme, so only the parts that the site determines are compared. */
function simplify(site: string, file: string, bytes: string): [string, string][] {
  if (
    /^assets\/(?:(?:theme|bootstrap|search-worker)\.|.*-[0-9A-Z]{8}\.(?:js|css)$)/.test(file) ||
    file === 'docgen-manifest.json'
  )
    return []
  // Search has separate tests, which read these files.
  if (file === 'docgen-search.json' || file === 'docgen-pages.json' || file.startsWith('assets/search/')) return []
  const text = Buffer.from(bytes, 'latin1').toString('utf8')
  if (file.endsWith('.md')) return SHOWS_MARKDOWN.has(site) ? [[file, text]] : []
  const isFramed = FRAMED.test(site)
  if (file === '_headers') return isFramed || SHOWS_ALL.has(site) ? [[file, withoutHashes(text)]] : []
  if (!file.endsWith('.html'))
    return [[file, /\.(?:svg|txt|xml|json|css|js)$/.test(file) || file.startsWith('_') ? text : '']]
  // Generated pages are the same on most sites.
  if (/^(?:404|search\/index|search)\.html$/.test(file) && !SHOWS_ALL.has(site)) return []
  const find = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([part]) => part)
  const parts = isFramed
    ? [
        ...find(/<title>.*?<\/title>|<(?:link|meta) [^>]*>|<script [^>]*src[^>]*>/g),
        ...find(/<aside class="announcement[\s\S]*?<\/aside>|<header[\s\S]*?<\/header>/g),
        ...find(/<main[\s\S]*<\/main>|<footer[\s\S]*?<\/footer>/g),
      ]
    : [
        ...find(/<title>.*?<\/title>/g),
        ...find(
          /<(?:link rel="(?:canonical|icon)"|meta (?:name="(?:description|keywords|robots)"|property="og:image"))[^>]*>/g,
        ),
        ...find(/<nav[^>]*class="[^"]*sidebar[\s\S]*?<\/nav>/g),
        ...find(/<main[\s\S]*<\/main>/g),
      ]
  return [[file, `${toLines(withoutHashes(parts.join('\n')))}\n`]]
}

function withoutHashes(text: string): string {
  return text
    .replace(/'sha256-[^']*'/g, "'sha256-…'")
    .replace(/(assets\/(?:theme|bootstrap|search-worker))\.\w+\./g, '$1.….')
    .replace(/(assets\/[a-z-]+)-[0-9A-Z]{8}\.css/g, '$1-….css')
    .replace(/-[0-9A-Z]{8}\.js/g, '-….js')
}

/** One element per line, without icons, and only with the site's own classes, whose names begin with `own-`. */
function toLines(html: string): string {
  return html
    .replace(/<i class="icon[^>]*><\/i>/g, '')
    .replace(/ class="([^"]*)"/g, (_whole, names: string) => {
      const own = names.split(' ').filter((name) => name.startsWith('own-'))
      return own.length === 0 ? '' : ` class="${own.join(' ')}"`
    })
    .replace(
      /(<(?:h\d|p|ul|ol|li|nav|div|section|table|tr|pre|figure|details|article|aside|header|footer|main|button)\b)/g,
      '\n$1',
    )
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function writeExpected(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
