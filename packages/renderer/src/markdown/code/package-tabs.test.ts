import type { Code } from 'mdast'
import { expect, it } from 'vitest'
import type { PackageTabsSettings } from '../markdown-options.js'
import { convertCommand } from './convert-command.js'
import { createPackageTabs } from './package-tabs.js'

const node: Code = { type: 'code', lang: 'sh', meta: 'npm2yarn', value: 'npm install x' }
const tabsOf = (settings: PackageTabsSettings): unknown[] =>
  createPackageTabs(node, { convert: convertCommand, settings }).children.map(
    (tab) => 'attributes' in tab && tab.attributes,
  )

it.each([
  [
    ['yarn', 'pnpm', 'bun'],
    ['npm', 'yarn', 'pnpm', 'bun'],
  ],
  [['pnpm'], ['npm', 'pnpm']],
  [[], ['npm']],
] as const)('has a tab for npm, and one for each of %j', (converters, values) => {
  expect(tabsOf({ sync: true, converters })).toEqual(values.map((value) => ({ value })))
})

it('is in one synchronized group', () => {
  const group = (sync: boolean): unknown =>
    createPackageTabs(node, { convert: convertCommand, settings: { sync, converters: ['bun'] } }).attributes
  expect([group(true), group(false)]).toEqual([{ group: 'npm2yarn' }, {}])
})
