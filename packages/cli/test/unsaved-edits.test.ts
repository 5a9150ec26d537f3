import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { compareDiagnostics } from '../src/check/compare-diagnostics.js'
import { setUnsavedText } from '../src/config/unsaved-files.js'
import { runGates } from '../src/gates/run-gates.js'
import { openSiteService } from '../src/lsp/site-service.js'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { createBuildRequest } from './check/create-build-request.js'
import { createWords } from './random-words.js'

// A service enters the folder of its site. Later tests of this process need one that exists.
const folder = process.cwd()
afterAll(() => process.chdir(folder))

/** Number of edits; a longer run uses `DOCGEN_EDITS=2000`. */
const EDITS = Number(process.env['DOCGEN_EDITS'] ?? 60)
const PAGES = ['index', 'a', 'b', 'guide/c', 'guide/d', 'guide/e']
const CONFIG = `export default {
  title: 'Kit',
  url: 'https://kit.example',
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenImages: 'warn',
}
`

it(`finds in unsaved text what docgen check content finds in saved files, after ${EDITS} edits`, async () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-unsaved-'))
  const siteDir = join(root, 'site')
  const { pick, word, below, isLikely } = createWords(7)
  const texts = new Map(PAGES.map((page) => [`docs/${page}.md`, `# ${page}\n\n## First\n`]))
  writeTestFiles(siteDir, { 'site.config.ts': CONFIG, ...Object.fromEntries(texts) })
  onTestFinished(() => {
    for (const file of texts.keys()) setUnsavedText(join(siteDir, file), undefined)
    rmSync(root, { recursive: true, force: true })
  })
  let found: readonly Diagnostic[] = []
  const service = openSiteService({
    siteDir,
    onDiagnostics: (diagnostics) => {
      found = diagnostics
    },
    onError: (error) => {
      throw error
    },
  })
  const link = (): string =>
    `[x](${pick(['./', '../', '/', './guide/'])}${pick(['a', 'c', word()])}${pick(['.md', '', '.md#first', `#${word()}`])})`
  const block = (): string =>
    pick([
      link,
      () => `## ${word()}`,
      () => `:::${pick(['note', 'nota', 'steps'])}\n\n${word()}\n\n:::`,
      () => '```js',
      () => `![x](./${word()}.png)`,
    ])()
  const edit = (text: string): string => {
    if (isLikely(0.1))
      return `---\n${pick(['title', 'slug', 'titel', 'tags'])}: ${pick(['x', '/x', '[', '[a]'])}\n---\n\n${text.replace(/^---\n[\s\S]*?\n---\n\n/, '')}`
    const blocks = text.split('\n\n')
    const at = below(blocks.length) + 1
    const rest = isLikely(0.4) || blocks.length > 12 ? blocks.toSpliced(Math.min(at, blocks.length - 1), 1) : blocks
    return [...rest.slice(0, at), block(), ...rest.slice(at)].join('\n\n')
  }
  const compare = async (when: string): Promise<void> => {
    await service.checked()
    for (const [file, text] of texts) writeFileSync(join(siteDir, file), text)
    const request = { build: createBuildRequest(siteDir), named: ['content'] as const }
    const { report } = await runGates({ ...request, now: new Date().toISOString() })
    const plain = report.findings.map(({ gate: _gate, fingerprint: _print, ...diagnostic }) => diagnostic)
    const sort = (list: readonly Diagnostic[]): Diagnostic[] => [...list].sort(compareDiagnostics)
    expect(sort(found), when).toEqual(sort(plain))
  }
  for (let round = 1; round <= EDITS; round++) {
    const file = pick([...texts.keys()])
    const text = edit(texts.get(file) ?? readFileSync(join(siteDir, file), 'utf8'))
    texts.set(file, text)
    setUnsavedText(join(siteDir, file), text)
    service.change({ paths: [file], isStructural: false })
    if (isLikely(0.5)) await service.updated()
    if (round % Math.ceil(EDITS / 3) === 0) await compare(`after edit ${round}`)
  }
  await compare('at the end')
  expect(found.length).toBeGreaterThan(0)
  await service.close()
})
