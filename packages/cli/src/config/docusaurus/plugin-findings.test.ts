import { expect, it } from 'vitest'
import type { PluginFinding } from '../plugin.js'
import { createCaller, describeFailure } from './plugin-findings.js'

const use = { name: 'own', options: { value: undefined, path: [] } }
const error = new Error('no file /site/a.js\nmore')

it('describes what failed, without the folder of the site', () => {
  const describe = (more: object) => describeFailure({ use, error, siteDir: '/site', ...more })
  expect(describe({})).toMatchObject({
    severity: 'warning',
    message: 'the Docusaurus plugin own: it could not be created: no file a.js',
  })
  expect(describe({ method: 'postBuild' }).message).toBe('the Docusaurus plugin own: its postBuild threw: no file a.js')
  const part = describe({ method: 'configureWebpack', part: 'its hook run' })
  expect(part.message).toBe('the Docusaurus plugin own: its hook run threw: no file a.js')
  expect(part.hint).toContain('npx docusaurus build')
})

it('calls a method that a plugin has, and turns its error into a finding', async () => {
  const findings: PluginFinding[] = []
  const call = createCaller('/site', findings)
  const fail = (): never => {
    throw error
  }
  const plugin = { use, name: 'own', id: 'default', methods: { add: (...all: readonly unknown[]) => all, fail } }
  expect(await call(plugin, 'add', 1, 2)).toEqual([1, 2])
  expect(await call(plugin, 'gone')).toBeUndefined()
  expect(findings).toEqual([])
  expect(await call(plugin, 'fail')).toBeUndefined()
  expect(findings.map(({ message }) => message)).toEqual(['the Docusaurus plugin own: its fail threw: no file a.js'])
})
