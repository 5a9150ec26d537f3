import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { changeVersions } from './change-versions.js'

const CONFIG = {
  title: 'T',
  url: 'https://a.example',
  docs: [
    { path: 'docs', routeBasePath: '/' },
    { id: 'community', path: 'community', routeBasePath: '/community' },
  ],
}
const createSite = (config: unknown = CONFIG) =>
  createTestFolder({
    'site.config.js': typeof config === 'string' ? config : `export default ${JSON.stringify(config)}`,
    'docs/a.md': '',
    'community/a.md': '',
  })
const change = (siteDir: string, docs?: string) =>
  changeVersions({ siteDir, name: '1.0', docs }, async ({ collection }) => ({ value: collection.id, diagnostics: [] }))

it('passes the docs with an id, by default the first', async () => {
  const siteDir = createSite()
  expect((await change(siteDir)).value).toBe('default')
  expect((await change(siteDir, 'community')).value).toBe('community')
})

it('refuses an unusable config and unknown docs', async () => {
  expect(await change(createSite('{'))).toMatchObject({ value: undefined, isRefused: true })
  const unknown = await change(createSite(), 'comunity')
  expect(unknown).toMatchObject({ value: undefined, isRefused: true })
  expect(unknown.diagnostics).toMatchObject([{ code: 'unknown-docs', hint: 'Did you mean community?' }])
})

it('changes one thing at a time, and ends its lock if a change fails', async () => {
  const siteDir = createSite()
  const steps: string[] = []
  const run = (name: string) =>
    changeVersions({ siteDir, name }, async () => {
      steps.push(`${name} starts`)
      await new Promise((done) => setTimeout(done, 5))
      steps.push(`${name} ends`)
      throw new Error(name)
    }).catch((error: Error) => error.message)
  expect(await run('1')).toBe('1')
  expect(await run('2')).toBe('2')
  expect(steps).toEqual(['1 starts', '1 ends', '2 starts', '2 ends'])
})
