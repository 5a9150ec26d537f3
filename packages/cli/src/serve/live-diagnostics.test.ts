import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import type { SiteDiagnostic, SiteSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { createLiveDiagnostics } from './live-diagnostics.js'

const broken = (file: string, message = 'broken'): SiteDiagnostic => ({
  diagnostic: { code: 'broken-link', severity: 'error', message, file },
  page: file.replace('.md', '.html'),
})

/** Creates the diagnostics of a site whose pages have the diagnostics in `state`. */
function open(state: { found: readonly SiteDiagnostic[]; compiled: readonly string[] }) {
  const shown: (readonly string[])[] = []
  const reports: (readonly Diagnostic[])[] = []
  const session = {
    snapshot: () => ({}) as Snapshot,
    diagnose: async () => state.found.map(({ diagnostic }) => diagnostic),
    listDiagnostics: () => state.found,
    compileFirst: async () => {},
    isCompiled: (page: string) => state.compiled.includes(page),
  } as Partial<SiteSession> as SiteSession
  const live = createLiveDiagnostics({
    siteDir: '/site',
    session,
    onShow: ({ problems }) => shown.push(problems.map(({ file, message }) => `${file}: ${message}`)),
    onReport: (diagnostics) => reports.push(diagnostics),
  })
  return { live, shown, reports }
}

it('reports and shows a diagnostic once, and again when it is fixed', async () => {
  const state = { found: [broken('a.md')], compiled: [] }
  const { live, shown, reports } = open(state)
  expect(live.exist()).toBe(false)
  await live.checkAll()
  await live.checkAll()
  expect([live.exist(), live.list().errors]).toEqual([true, 1])
  state.found = []
  await live.checkAll()
  expect(shown).toEqual([['a.md: broken'], []])
  expect(reports.map(({ length }) => length)).toEqual([1, 0])
})

it('keeps the errors of pages that are not compiled yet, unless they are fixed elsewhere', async () => {
  const state = { found: [broken('a.md'), broken('b.md'), broken('c.md', 'other')], compiled: ['a.html'] }
  const { live, shown, reports } = open(state)
  await live.checkAll()
  state.found = []
  await live.showCurrent(['src/Note.tsx'])
  expect(shown.at(-1)).toEqual(['c.md: other'])
  expect(reports).toHaveLength(1)
})

it('removes the errors of a changed file, and adds new ones', async () => {
  const state = { found: [broken('a.md')], compiled: [] }
  const { live, shown } = open(state)
  await live.checkAll()
  state.found = [broken('b.md', 'new')]
  await live.showCurrent(['a.md'])
  expect(shown.at(-1)).toEqual(['b.md: new'])
})

it('shows the errors that prevented an update', async () => {
  const { live, shown } = open({ found: [], compiled: [] })
  live.setUpdateErrors([{ code: 'invalid-config', severity: 'error', message: 'wrong', file: 'site.config.ts' }])
  expect([live.exist(), shown]).toEqual([true, []])
  await live.showCurrent(['site.config.ts'])
  expect(shown).toEqual([['site.config.ts: wrong']])
})
