import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createDocusaurusPlugins } from './docusaurus-plugins.js'

async function create(plugin: string, files: Readonly<Record<string, string>> = { 'src/pages/a.md': '' }, more = '') {
  const config = `module.exports = { title: 'T', url: 'https://a', baseUrl: '/', plugins: [() => (${plugin})], ${more} }`
  const siteDir = createTestFolder({ 'docusaurus.config.js': config, ...files })
  const created = await createDocusaurusPlugins(siteDir, 'docusaurus.config.js')
  if (!('plugin' in created)) throw new Error(created.problem.message)
  const { plugin: own } = created
  const content = await own.content?.({} as never)
  const findings = await own.check?.({ pages: [] } as never)
  return { own, content, messages: (findings ?? []).map(({ message }) => message) }
}

describe('createDocusaurusPlugins', () => {
  it('turns routes into documents, and global data into data by name and id', async () => {
    const { content, messages } = await create(`{
      name: 'x',
      loadContent: () => [1],
      contentLoaded: ({ content, actions }) => {
        actions.setGlobalData(content)
        actions.addRoute({ path: '/own', component: '@site/Own' })
      },
    }`)
    expect(content?.documents?.map(({ path }) => path)).toEqual(['src/pages/own.mdx'])
    expect(content?.data).toEqual({ x: { default: [1] } })
    expect(messages).toEqual([])
  })

  it('reports a plugin that fails once, and does not call its other methods', async () => {
    const { messages } = await create(`{
      name: 'x',
      loadContent: () => { throw new Error('no') },
      contentLoaded: () => { throw new Error('called') },
    }`)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(/its loadContent threw: no$/)
  })

  it('reports pages that have no folder', async () => {
    const plugin =
      "{ name: 'x', contentLoaded: ({ actions }) => actions.addRoute({ path: '/own', component: '@site/Own' }) }"
    const { content, messages } = await create(plugin, {})
    expect(content?.documents).toEqual([])
    expect(messages[0]).toContain('its page /own is missing, because there is no folder src/pages')
  })

  it('watches the files of plugins inside the site', async () => {
    const { own } = await create(
      "{ name: 'x', getPathsToWatch: () => ['data', 'a.json', 'gone', 'b/*.yml', '../x', 1] }",
      {
        'data/x.json': '',
        'a.json': '',
      },
    )
    expect(own.inputs?.files).toEqual(['data/**', 'a.json', 'b/*.yml'])
  })

  it('changes texts with the preprocessor of the config', async () => {
    const { own } = await create(
      "{ name: 'x' }",
      {},
      'markdown: { preprocessor: ({ fileContent }) => fileContent + "!" }',
    )
    expect(own.source?.('Text', { path: 'docs/a.md' } as never)).toBe('Text!')
    expect(own.pages).toBeUndefined()
  })
})

it('returns the problem of a config that cannot be run', async () => {
  const siteDir = createTestFolder({ 'docusaurus.config.js': 'module.exports = 1' })
  expect(await createDocusaurusPlugins(siteDir, 'docusaurus.config.js')).toMatchObject({
    problem: { code: 'no-docusaurus-config' },
  })
})
