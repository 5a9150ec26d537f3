import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runDocgen } from './run-docgen.js'

const FIELDS = "title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }"
const CONFIG = `export default { ${FIELDS} }\n`
const PACKAGE = '{ "name": "own", "version": "1.0.0", "type": "module", "exports": "./index.js" }'
const OWN_MAIN = '{ "name": "own", "version": "1.0.0", "main": "./index.js" }'
const REPLACED = configWith("theme: { components: { Link: './Link.tsx' } }")
const MODULE = 'node_modules/own/index.js'
const MANIFEST = 'node_modules/own/package.json'
const LINK = "import 'own'\nexport const Link = (props) => <a {...props} />\n"
const MDX = `import value from 'own'\n\n# Start\n\n{value}\n`

type Files = Readonly<Record<string, string>>

interface Case {
  readonly pipe: string
  /** What the diagnostic names, if it is not the pipe. */
  readonly named?: string
  readonly args?: readonly string[]
  readonly files?: Files
}

// Opening a pipe without a writer blocks for ever.
it.skipIf(process.platform === 'win32').each<Case>([
  { pipe: MANIFEST, files: { [MODULE]: 'export default 1', 'docs/index.mdx': MDX } },
  { pipe: MODULE, files: { [MANIFEST]: PACKAGE, 'docs/index.mdx': MDX } },
  { pipe: MANIFEST, files: { [MODULE]: '', 'site.config.ts': `import 'own'\n${CONFIG}` } },
  { pipe: MANIFEST, files: { [MODULE]: '', 'site.config.ts': REPLACED, 'Link.tsx': LINK } },
  {
    pipe: MANIFEST,
    named: 'own/a.css',
    files: { 'site.config.ts': configWith("theme: { css: ['./a.css'] }"), 'a.css': "@import 'own/a.css';" },
  },
  { pipe: 'docs/_part.md', files: { 'docs/index.mdx': '# Start\n\n::include{file="./_part.md"}\n' } },
  { pipe: 'docs/part.js', files: { 'docs/index.mdx': `import './part.js'\n\n# Start\n` } },
  {
    pipe: 'docs/package.json',
    named: 'docs/index.mdx:1:1',
    files: { 'docs/part.js': '', 'docs/index.mdx': `import './part.js'\n\n# Start\n` },
  },
  // Packages that Node.js itself loads.
  ...[OWN_MAIN, PACKAGE].flatMap((manifest): Case[] => [
    { pipe: MODULE, files: { [MANIFEST]: manifest, 'site.config.ts': `import 'own'\n${CONFIG}` } },
    { pipe: MODULE, files: { [MANIFEST]: manifest, 'site.config.ts': `await import('own')\n${CONFIG}` } },
    { pipe: MODULE, files: { [MANIFEST]: manifest, 'site.config.ts': configWith("plugins: ['own']") } },
    {
      pipe: MODULE,
      files: { [MANIFEST]: manifest, 'site.config.ts': configWith("markdown: { rehypePlugins: [['own', {}]] }") },
    },
    { pipe: MODULE, files: { [MANIFEST]: manifest, 'site.config.ts': configWith("theme: { package: 'own' }") } },
    { pipe: MODULE, files: { [MANIFEST]: manifest, 'site.config.ts': REPLACED, 'Link.tsx': LINK } },
  ]),
  { pipe: 'search.tests.yml', args: ['check', 'search'] },
  {
    pipe: 'i18n/de/site.json',
    args: ['translations', 'write'],
    files: { 'site.config.ts': configWith("i18n: { defaultLocale: 'en', locales: ['en', 'de'] }") },
  },
  {
    pipe: 'i18n/de/texts.json',
    args: ['translations', 'write'],
    files: { 'site.config.ts': configWith("i18n: { defaultLocale: 'en', locales: ['en', 'de'] }") },
  },
])('ends if $pipe is a pipe: $args $files', async ({ pipe, named = pipe, args = ['build'], files }) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-pipes-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }))
  const all = { 'docs/index.mdx': '# Start\n', 'site.config.ts': CONFIG, ...files }
  for (const path of [pipe, ...Object.keys(all)]) mkdirSync(dirname(join(siteDir, path)), { recursive: true })
  for (const [path, text] of Object.entries(all)) writeFileSync(join(siteDir, path), text)
  execFileSync('mkfifo', [join(siteDir, pipe)])
  const { code, stdout, stderr } = await runDocgen([...args, siteDir])
  expect(code).toBeLessThan(3)
  expect(stdout + stderr).toContain(named)
})

function configWith(field: string): string {
  return `export default { ${FIELDS}, ${field} }\n`
}
