import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { openBase } from '../../src/gates/base/open-base.js'
import { checkReportJsonSchema } from '../../src/gates/check-report-schema.js'
import { formatCheckJson } from '../../src/terminal/check/format-json.js'
import { formatMarkdown } from '../../src/terminal/check/format-markdown.js'
import { createGitSite, type GitSite } from './git-site.js'

const FILES = {
  'docs/a.md': '# A\n\nText.\n',
  'docs/b.md': '# B\n\nText.\n',
  'docs/gone.md': '# Gone\n\nText.\n',
  'docs/with-partial.md': '# With a partial\n\n::include{file="_part.md"}\n',
  'docs/_part.md': 'A part.\n',
  'docs/with-component.mdx': "import Box from '../src/Box'\n\n# With a component\n\n<Box />\n",
  'src/Box.jsx': 'export default function Box() {\n  return <p>Old</p>\n}\n',
}

it('lists the pages whose bytes differ, with those that include what has changed', async () => {
  const { check, write, git, siteDir } = openSite()
  write('docs/a.md', '# A\n\nOther text.\n')
  write('docs/_part.md', 'Another part.\n')
  write('src/Box.jsx', 'export default function Box() {\n  return <p>New</p>\n}\n')
  expect(changedPages(await check(['content'], { since: 'HEAD' }))).toEqual([
    // Its cards show the first paragraphs of pages.
    'changed /404',
    'changed /a',
    'changed /with-component',
    'changed /with-partial',
  ])
  expect(readdirSync(join(siteDir, '.docgen')).filter((name) => name.startsWith('base-'))).toEqual([])
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  expect(existsSync(join(siteDir, 'dist'))).toBe(false)
})

it('lists nothing if a file that no page shows has changed', async () => {
  const { check, write } = openSite()
  write('README.md', '# Read me\n')
  expect(changedPages(await check([], { since: 'HEAD' }))).toEqual([])
})

it('lists added and removed pages, and links previews in the comment on a pull request', async () => {
  const { check, write, remove } = openSite()
  write('docs/new.md', '# New\n')
  remove('docs/gone.md')
  const result = await check(['content'], { since: 'HEAD' })
  const lines = changedPages(result)
  expect(lines).toEqual(expect.arrayContaining(['added /new', 'removed /gone']))
  const json = JSON.parse(formatCheckJson(result.report, '.'))
  expect(json.changes.changed).toContainEqual({ route: '/new', state: 'added', source: 'docs/new.md' })
  const validate = new Ajv2020().compile(checkReportJsonSchema())
  expect(validate(json), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...json, changes: { since: 'HEAD' } })).toBe(false)
  const text = formatMarkdown(result.report, 'https://preview.example.com/')
  expect(text).toContain(`#### ${lines.length} pages changed since HEAD`)
  expect(text).toContain('- [/new](https://preview.example.com/new) added')
  expect(text).toContain('- `/gone` removed')
})

it('builds the earlier site only for gates that compare pages, and if there is a site to compare', async () => {
  const { check, write, siteDir } = openSite()
  const isBuilt = (): boolean => existsSync(join(siteDir, '.docgen/base'))
  await check(['api', 'stale'], { since: 'HEAD' })
  expect(isBuilt()).toBe(false)
  write('site.config.ts', 'export default { titel: 1 }\n')
  expect(await check([], { since: 'HEAD' })).toMatchObject({ isMisused: true, report: { ok: false } })
  expect(isBuilt()).toBe(false)
})

it('leaves no checkout when the process exits early, and removes those of killed checks', async () => {
  const { siteDir, git } = openSite()
  // No process has this id.
  git('worktree', 'add', '--detach', join(siteDir, '.docgen/base-99999999'), 'HEAD')
  rmSync(join(siteDir, '.docgen/base-99999999'), { recursive: true })
  const before = process.listeners('exit')
  const { value: base } = await openBase({ siteDir, since: 'HEAD' })
  const bases = (): readonly string[] =>
    readdirSync(join(siteDir, '.docgen')).filter((name) => name.startsWith('base-'))
  expect(bases()).toEqual([`base-${process.pid}`])
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(2)
  for (const listener of process.listeners('exit')) if (!before.includes(listener)) listener.call(process, 130)
  expect(bases()).toEqual([])
  await base?.close()
  expect(process.listeners('exit')).toEqual(before)
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})

function openSite(): GitSite {
  return createGitSite({ files: FILES })
}

function changedPages({ report }: Awaited<ReturnType<GitSite['check']>>): readonly string[] {
  if (!report.changes) throw new Error('no list of pages')
  return report.changes.changed.map(({ state, route }) => `${state} ${route}`)
}
