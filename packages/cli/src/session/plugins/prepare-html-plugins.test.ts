import { expect, it } from 'vitest'
import type { Plugin } from '../../config/plugin.js'
import { createTestPage } from '../../plan/create-test-page.js'
import { createReadyPlugin } from '../../plugins/create-ready-plugin.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { prepareHtmlPlugins } from './prepare-html-plugins.js'

const prepare = (...plugins: readonly Partial<Plugin>[]) =>
  prepareHtmlPlugins(plugins.map(createReadyPlugin), {
    siteDir: createTestFolder(),
    loaded: { modulePath: '/site/config.mjs' } as never,
  })
const change = (html: string): string => html

it('prepares nothing without such a plugin', () => {
  expect(prepare({}, { emit: () => [] })).toBeUndefined()
})

it('describes the plugins as plain data', () => {
  const { setup } = prepare({}, { html: { change } }) ?? {}
  expect(setup).toMatchObject({ module: 'file:///site/config.mjs', plugins: [{ name: 'notes', data: { own: 1 } }] })
  expect(JSON.parse(JSON.stringify(setup))).toEqual(setup)
})

it('names the plugins that change a page, also if they cannot tell', () => {
  const fail = (): never => {
    throw new Error('no')
  }
  const prepared = prepare(
    { name: 'all', html: { change } },
    { name: 'docs', html: { change, appliesTo: ({ kind }) => kind === 'doc' } },
    { name: 'broken', html: { change, appliesTo: fail } },
  )
  expect(prepared?.findKeys(createTestPage({ kind: 'search' }))).toEqual([
    ['all', 'k'],
    ['broken', 'k'],
  ])
})
