import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openCache } from '../src/cache/open-cache.js'
import { openSession, type SiteSession } from '../src/session/live/open-session.js'

const siteDir = mkdtempSync(join(tmpdir(), 'docgen-restart-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

const write = (text: string): void => writeFileSync(join(siteDir, 'docs/index.md'), text)
const open = (): SiteSession => openSession({ siteDir, includesDrafts: true, now: () => 0 })
const read = async (session: SiteSession): Promise<string> => {
  const page = await session.buildPage('index.html')
  return Buffer.from(page?.bytes ?? []).toString('utf8')
}
const EVERYTHING = { paths: [], isStructural: true }
const KEY = 'shown:index.html'

it('starts with the page that was shown last, as long as its inputs are unchanged', async () => {
  mkdirSync(join(siteDir, 'docs'))
  writeFileSync(
    join(siteDir, 'site.config.ts'),
    "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' } }",
  )
  write('# One\n')
  const first = open()
  await first.update(EVERYTHING)
  const shown = await read(first)
  expect(shown).toContain('One')
  await first.close()

  // A marker that rendering would not produce identifies the source of the page.
  const cache = openCache(join(siteDir, '.docgen/cache'))
  expect(cache.getText(KEY)).toContain(shown)
  cache.putText(KEY, `${cache.getText(KEY)}<!-- kept -->`)
  await cache.close()

  const second = open()
  await second.update(EVERYTHING)
  expect(await read(second)).toBe(`${shown}<!-- kept -->`)
  write('# Two\n')
  await second.update({ paths: ['docs/index.md'], isStructural: false })
  const edited = await read(second)
  expect(edited).toContain('Two')
  expect(edited).not.toContain('<!-- kept -->')
  await second.close()

  const third = open()
  await third.update(EVERYTHING)
  expect(await read(third)).toBe(edited)
  await third.close()
})
