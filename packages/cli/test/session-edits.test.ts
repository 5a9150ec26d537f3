import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSession } from '../src/session/open-session.js'
import { compareSession } from './compare-session.js'
import { createEditor, createRandom, makeApi, makeConfig, makeSidebars } from './random-edits.js'

const EDITS = 300
const COMPARE_EVERY = 3
const seeds = (process.env['DOCGEN_SEEDS'] ?? '1').split(',').map(Number)

it.each(seeds)(
  'a session gives the bytes of a fresh build after any edits, seed %i',
  async (seed) => {
    const siteDir = join(mkdtempSync(join(realpathSync(tmpdir()), 'docgen-edits-')), 'site')
    writeSite(siteDir)
    const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
    const edit = createEditor(siteDir, seed)
    const history: string[] = []
    try {
      expect(await session.update({ paths: [], isStructural: true })).toEqual([])
      await compareSession(siteDir, session, 'the first reading')
      for (let count = 1; count <= EDITS; count++) {
        const { what, ...changes } = edit()
        history.push(what)
        await session.update(changes)
        if (count % COMPARE_EVERY === 0)
          await compareSession(siteDir, session, history.slice(-COMPARE_EVERY).join('\n'))
      }
    } finally {
      await session.close()
      rmSync(join(siteDir, '..'), { recursive: true, force: true })
    }
  },
  600_000,
)

function writeSite(siteDir: string): void {
  const random = createRandom(0)
  const files: Readonly<Record<string, string>> = {
    'site.config.ts': makeConfig('Start', random),
    'sidebars.ts': makeSidebars('Start', random),
    'openapi.yaml': makeApi('start', random),
    'own.css': '',
    'schemas/thing.yaml': 'type: object\n',
    'docs/index.md': '# Start\n',
    'partials/_one.md': 'One\n',
    'partials/_part.mdx': 'Part of {props.name}\n',
    'docs/mdx-a.mdx': "import { Card } from '@site/src/Card'\n\n# MDX\n\n<Card title={1 + 1}>Text</Card>\n",
    'src/Card.tsx': 'export const Card = ({ title, children }) => <p>{title} {children}</p>\n',
    'src/Inner.tsx': 'export const Card = ({ title }) => <i>{title}</i>\n',
    'src/Counter.tsx': "'use client'\nexport default ({ start }) => <b>{start}</b>\n",
    'src/data.json': '{ "word": "data" }\n',
    'src/data.yml': 'word: yaml\n',
    'src/card.module.css': '.card { width: 1px }\n',
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(siteDir, file, '..'), { recursive: true })
    writeFileSync(join(siteDir, file), text)
  }
  for (let count = 0; count < 12; count++) writeFileSync(join(siteDir, `docs/page-${count}.md`), `# Page ${count}\n`)
}
