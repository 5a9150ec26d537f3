import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { type ItemPosition, positionInside, reportProblem, type SidebarScope } from './sidebar-scope.js'

function report(position: ItemPosition): Diagnostic | undefined {
  const diagnostics: Diagnostic[] = []
  const scope = { locateInConfig: () => ({ file: 'site.config.ts', line: 7 }), diagnostics } as unknown as SidebarScope
  reportProblem(scope, position, { code: 'unknown-folder', message: 'none', missing: 'x' })
  return diagnostics[0]
}

it('reports a problem of the config by its keys', () => {
  const item = { sidebar: 'main', file: 'site.config.ts', path: ['docs', 'sidebars', 'main'] }
  expect(report(positionInside(item, 2, 'items', 0))).toEqual({
    code: 'unknown-folder',
    severity: 'error',
    file: 'site.config.ts',
    line: 7,
    message: 'docs.sidebars.main[2].items[0]: none',
    missing: 'x',
  })
})

it('finds the position in the text of another file, at the nearest key that is written', () => {
  const text = 'label: Pay\nlink:\n  id: gone\n'
  const category = { sidebar: 'main', file: 'docs/pay/_category_.yml', path: [], text }
  expect(report(positionInside(category, 'link', 'id'))).toMatchObject({
    file: 'docs/pay/_category_.yml',
    line: 3,
    column: 7,
  })
  expect(report(positionInside(category, 'link', 'title'))).toMatchObject({ line: 2, column: 1 })
})
