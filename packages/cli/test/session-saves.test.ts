import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { openSession } from '../src/session/live/open-session.js'

const siteDir = mkdtempSync(join(tmpdir(), 'docgen-saves-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true })
  writeFileSync(join(siteDir, path), text)
}

// Bundling takes about 50 ms, reading files first and hashing them last: a save in between must not be lost.
const DELAYS = [2, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80]

it('shows the last saved state of imported code, however soon after the previous save', async () => {
  write('site.config.ts', "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' } }")
  write(
    'docs/index.mdx',
    "import { Count } from '../own/Count'\nimport { word } from '../own/word'\n\n# One\n\nIt says {word}. <Count />\n",
  )
  write('own/Count.jsx', "'use client'\nexport const Count = () => <b>1</b>\n")
  write('own/word.js', "export const word = 'nothing'\n")
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  const save = (word: string): void => write('own/word.js', `export const word = '${word}'\n`)
  const changes = { paths: ['own/word.js'], isStructural: false }
  const read = async (): Promise<string> => {
    const page = await session.buildPage('index.html')
    return /It says [^<]*?\./.exec(Buffer.from(page?.bytes ?? []).toString('utf8'))?.[0] ?? ''
  }
  const seen: string[] = []
  try {
    await session.update({ paths: [], isStructural: true })
    for (const delay of DELAYS) {
      save(`early-${delay}`)
      const update = session.update(changes)
      await pause(delay)
      save(`later-${delay}`)
      await update
      await session.update(changes)
      seen.push(await read())
    }
  } finally {
    await session.close()
  }
  expect(seen).toEqual(DELAYS.map((delay) => `It says later-${delay}.`))
})
