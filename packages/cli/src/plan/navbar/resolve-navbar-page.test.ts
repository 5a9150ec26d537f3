import { expect, it } from 'vitest'
import type { NavbarPlanner } from './navbar-planner.js'
import { resolveNavbarPage } from './resolve-navbar-page.js'

function reportsOf(wanted: string, isLast: boolean): readonly string[] {
  const reports: string[] = []
  const planner = {
    graph: { versions: [{ name: 'current', isLast, collection: { id: 'default' } }] },
    report: ({ message }: { readonly message: string }) => reports.push(message),
    locateInConfig: () => ({ file: 'site.config.ts' }),
  } as unknown as NavbarPlanner
  resolveNavbarPage({ route: '/', locale: 'en', version: undefined, isVersionless: true } as never, wanted, planner)
  return reports
}

it('reports unknown docs', () => {
  expect(reportsOf('defalt', true)).toEqual([
    'a navbar item names the docs collection "defalt", which does not exist; available: default',
  ])
})

it('does not report known docs, whether they have a last version or an invalid one', () => {
  expect(reportsOf('default', true)).toEqual([])
  expect(reportsOf('default', false)).toEqual([])
})
