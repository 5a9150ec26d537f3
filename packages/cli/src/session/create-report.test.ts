import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import type { FinishedPage } from './build-site-pages.js'
import { addCacheProblem, createReport, reportBlockedBuild, reportUnchanged } from './create-report.js'

const page = (route: string, outcome: FinishedPage['outcome'], size: number, contentKey?: string) =>
  ({
    planned: { page: { route } },
    emitted: { size },
    outcome,
    ...(contentKey !== undefined && { contentKey }),
    ...(outcome !== 'kept' && { times: { compile: 0.04, render: 1.26, write: 0 } }),
  }) as unknown as FinishedPage

const report = (builtPages: readonly FinishedPage[], diagnostics: readonly Diagnostic[] = []) =>
  createReport({
    siteDir: '/site',
    stages: [],
    diagnostics,
    builtPages,
    outDir: '/site/dist',
    emitted: { files: 3, bytes: 30 } as never,
  })

const warning: Diagnostic = { code: 'broken-link', severity: 'warning', message: 'gone' }

it('counts pages by outcome; content compiled for another page does not count as cached', () => {
  const pages = [
    page('/a', 'compiled', 1, 'x'),
    page('/b', 'rendered', 2, 'x'),
    page('/c', 'rendered', 3, 'y'),
    page('/d', 'kept', 4),
  ]
  expect(report(pages).pages).toEqual({ total: 4, rendered: 3, compiled: 1, cached: 1, unchanged: 1 })
})

it('lists the five heaviest pages, by route where they are equal', () => {
  const pages = ['/f', '/b', '/e', '/a', '/d', '/c'].map((route) => page(route, 'kept', route === '/f' ? 9 : 5))
  expect(report(pages).heaviest.map(({ route }) => route)).toEqual(['/f', '/a', '/b', '/c', '/d'])
})

it('sums the work of all pages to a tenth of a millisecond', () => {
  expect(report([page('/a', 'compiled', 1), page('/b', 'rendered', 1)]).work).toEqual([
    { name: 'compile', ms: 0.1 },
    { name: 'render', ms: 2.5 },
    { name: 'write', ms: 0 },
  ])
})

it('reports each problem once, and fails only without an output', () => {
  const built = report([], [warning, { ...warning }])
  expect([built.ok, built.warnings, built.errors, built.output.folder]).toEqual([true, 1, 0, 'dist'])
  const blocked = reportBlockedBuild({ code: 'no-documents', severity: 'error', message: 'none' })
  expect([blocked.ok, blocked.errors, blocked.output]).toEqual([false, 1, { folder: '', files: 0, bytes: 0 }])
})

it('keeps all pages of a build that changed nothing, and its result when the cache is unusable', () => {
  const built = report([page('/a', 'compiled', 1)])
  expect(reportUnchanged(built, []).pages).toEqual({ total: 1, rendered: 0, compiled: 0, cached: 0, unchanged: 1 })
  expect(addCacheProblem(built, 'disk full')).toMatchObject({ ok: true, warnings: 1 })
})
