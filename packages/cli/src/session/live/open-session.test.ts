import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { openSession } from './open-session.js'

const CONFIG = "export default { title: 'Kit', url: 'https://docs.example', trailingSlash: false }\n"

function open(files: Readonly<Record<string, string>> = { 'site.config.ts': CONFIG, 'docs/index.md': '# Start\n' }) {
  const siteDir = createTestFolder(files)
  const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
  onTestFinished(session.close)
  const update = (...paths: readonly string[]) => session.update({ paths, isStructural: false })
  return { siteDir, session, update, write: (path: string, text: string) => writeTestFiles(siteDir, { [path]: text }) }
}

it('has no site before the first update, and keeps the last config while the current one is broken', async () => {
  const { session, update, write } = open()
  expect(session.snapshot()).toBeUndefined()
  expect(await session.buildPage('index.html')).toBeUndefined()
  expect(await update()).toEqual([])
  write('site.config.ts', 'export default {\n')
  expect(await update('site.config.ts')).toEqual([])
  expect(session.snapshot()).toMatchObject({ site: { config: { title: 'Kit' } }, diagnostics: [{ severity: 'error' }] })
  write('site.config.ts', CONFIG.replace('Kit', 'Box'))
  expect(await update('site.config.ts')).toEqual([])
  expect(session.snapshot()?.site.config.title).toBe('Box')
})

it('adds and removes pages', async () => {
  const { siteDir, session, write } = open()
  await session.update({ paths: [], isStructural: true })
  write('docs/a.md', '# A\n')
  await session.update({ paths: ['docs/a.md'], isStructural: true })
  expect(session.snapshot()?.positions.has('a.html')).toBe(true)
  rmSync(join(siteDir, 'docs/a.md'))
  await session.update({ paths: ['docs/a.md'], isStructural: true })
  expect(session.snapshot()?.positions.has('a.html')).toBe(false)
})
