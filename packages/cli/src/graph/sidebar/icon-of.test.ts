import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestGraph, findDoc } from '../create-test-graph.js'
import { iconOf } from './icon-of.js'
import type { SidebarScope } from './sidebar-scope.js'

function find(name: string | undefined, hasIcons = true) {
  const diagnostics: Diagnostic[] = []
  const scope = {
    ...(hasIcons && {
      findIcon: (icon: string) => (icon === 'star' ? { html: '<svg/>' } : { message: 'no icon', hint: 'star' }),
    }),
    locateInConfig: (path: readonly unknown[]) => ({ file: path.join('.') }),
    locateInSource: (_source: string, field: string) => ({ line: field.length }),
    diagnostics,
  } as unknown as SidebarScope
  return { scope, diagnostics, icon: (owner: Parameters<typeof iconOf>[2]) => iconOf(scope, name, owner) }
}
const item = { sidebar: 'main', file: 'c', path: ['docs', 'sidebars', 'main', 0] }

it('returns the HTML of an icon, and nothing where none is named or shown', () => {
  expect(find('star').icon(item)).toEqual({ icon: '<svg/>' })
  expect(find(undefined).icon(item)).toEqual({})
  expect(find('gone', false).icon(item)).toEqual({})
})

it('warns of an unknown icon at its item', () => {
  const { icon, diagnostics } = find('gone')
  expect(icon(item)).toEqual({})
  expect(diagnostics).toMatchObject([
    { code: 'icon', severity: 'warning', file: 'docs.sidebars.main.0.icon', hint: 'star' },
  ])
})

it('warns of an unknown icon of a page in its front matter', () => {
  const { icon, diagnostics } = find('gone')
  icon(findDoc(createTestGraph({ docs: { 'a.md': {} } }).value, 'a'))
  expect(diagnostics).toMatchObject([{ file: 'docs/a.md', line: 'sidebar_icon'.length, message: 'no icon' }])
})
