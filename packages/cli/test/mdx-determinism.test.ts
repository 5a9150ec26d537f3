import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTree } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

const SITE = fileURLToPath(new URL('sites/mdx', import.meta.url))

const MORE = 20

let root = ''
let reference = new Map<string, string>()

function makePage(page: number): string {
  return `import Card from '@site/src/Card'\n\n# More ${page}\n\n<Card title={'${page}'.padStart(4)}>*Text*</Card>\n`
}

/** Builds the site of MDX with more pages: enough for threads to be started. */
async function build(folder: string, flags: readonly string[]): Promise<Map<string, string>> {
  const siteDir = join(root, folder)
  cpSync(SITE, siteDir, { recursive: true, filter: (path) => !/(?:expected|dist|\.docgen)$/.test(path) })
  for (let page = 0; page < MORE; page++) writeFileSync(join(siteDir, `docs/more-${page}.mdx`), makePage(page))
  const { code, stderr } = await runDocgen(['build', siteDir, ...flags])
  expect(code, stderr).toBe(0)
  return readTree(join(siteDir, 'dist'))
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'docgen-mdx-'))
  reference = await build('reference', ['--workers', '0'])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it.each([
  ['in two threads', 'threads', ['--workers', '2']],
  ['without a cache', 'plain', ['--no-cache']],
  ['in a folder with an odd name', 'odd n\u00e4me & (1)/deep', []],
  ['again over its own output', 'reference', []],
  ['again without the cache', 'reference', ['--no-cache', '--workers', '2']],
])('is the same to the byte %s', async (_what, folder, flags) => {
  const tree = await build(folder, flags)
  expect([...tree.keys()]).toEqual([...reference.keys()])
  const different = [...tree].filter(([file, bytes]) => reference.get(file) !== bytes).map(([file]) => file)
  expect(different).toEqual([])
})

it('makes only those pages anew that use a component that has changed', async () => {
  const siteDir = join(root, 'reference')
  const card = 'export default function Card() {\n  return <b>changed</b>\n}\n\nexport const Row = Card\n'
  writeFileSync(join(siteDir, 'src/Card.tsx'), card)
  const { code, stdout, stderr } = await runDocgen(['build', siteDir, '--json'])
  expect(code, stderr).toBe(0)
  const { pages } = JSON.parse(stdout)
  expect(pages.compiled).toBe(MORE + 1)
  const tree = readTree(join(siteDir, 'dist'))
  const changed = [...tree].filter(([file, bytes]) => file.endsWith('.html') && reference.get(file) !== bytes)
  expect(changed.map(([file]) => file.replace(/\d+/, 'N'))).toEqual([
    'local-component.html',
    ...Array(MORE).fill('more-N.html'),
  ])
})
