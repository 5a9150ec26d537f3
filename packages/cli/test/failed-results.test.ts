import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { copySite, type SiteCopy } from './build-copy.js'

const SITE = fileURLToPath(new URL('sites/footer-columns', import.meta.url))
const CONFIG = "title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }"
// Fails until a file exists that is part of no key.
const needsFile = "if (!require('node:fs').existsSync(__dirname + '/outside.txt')) throw new Error('no file yet')"

function open(files: Readonly<Record<string, string>>): SiteCopy {
  const copy = copySite(SITE)
  onTestFinished(copy.remove)
  rmSync(join(copy.siteDir, 'docs'), { recursive: true })
  for (const [file, text] of Object.entries({ 'docs/index.md': '# Start\n', ...files })) {
    mkdirSync(join(copy.siteDir, file, '..'), { recursive: true })
    writeFileSync(join(copy.siteDir, file), text)
  }
  return copy
}

it.each<[what: string, files: Readonly<Record<string, string>>, code: string, fix: Readonly<Record<string, string>>]>([
  [
    'a Markdown plugin',
    { 'site.config.ts': `export default { ${CONFIG}, markdown: { remarkPlugins: [() => () => { ${needsFile} }] } }\n` },
    'plugin-failed',
    { 'outside.txt': '' },
  ],
  [
    'the content of a plugin',
    {
      'site.config.ts': `export default { ${CONFIG}, plugins: [{ name: 'own', version: '1', inputs: { files: ['docs/index.md'] }, content: () => { ${needsFile}; return {} } }] }\n`,
    },
    'plugin',
    { 'outside.txt': '' },
  ],
  [
    'an expression',
    {
      'site.config.ts': `export default { ${CONFIG} }\n`,
      'docs/x.mdx':
        "import { existsSync } from 'node:fs'\n\n# X\n\n{(() => { if (!existsSync(process.env.DOCGEN_TEST_FILE)) throw new Error('no file yet') })()}\n",
    },
    'mdx-failed',
    { 'outside.txt': '' },
  ],
  [
    'the bundle of a page',
    {
      'site.config.ts': `export default { ${CONFIG} }\n`,
      'docs/x.mdx': "import { one } from 'own-package'\n\n# X\n\n{one}\n",
    },
    'missing-module',
    {
      'node_modules/own-package/package.json': '{ "name": "own-package", "type": "module", "exports": "./index.js" }',
      'node_modules/own-package/index.js': 'export const one = 1\n',
    },
  ],
])('does not cache that %s failed', async (_what, files, code, fix) => {
  const copy = open(files)
  process.env['DOCGEN_TEST_FILE'] = join(copy.siteDir, 'outside.txt')
  for (let round = 0; round < 2; round++) {
    const { report } = await copy.build()
    expect(report.ok, JSON.stringify(report.diagnostics)).toBe(false)
    expect(report.diagnostics.map((each) => each.code)).toContain(code)
  }
  for (const [file, text] of Object.entries(fix)) {
    mkdirSync(join(copy.siteDir, file, '..'), { recursive: true })
    writeFileSync(join(copy.siteDir, file), text)
  }
  const { report } = await copy.build()
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(report.ok).toBe(true)
})
