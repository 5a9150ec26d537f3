import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { adviseOnFailure, openDocusaurusPlugins } from './open-plugins.js'

const open = async (plugins: string, files: Readonly<Record<string, string>> = {}, more = '') => {
  const config = `module.exports = { title: 'T', url: 'https://a.example', baseUrl: '/', plugins: [${plugins}], ${more} }`
  const siteDir = createTestFolder({ 'docusaurus.config.js': config, ...files })
  const { value } = await openDocusaurusPlugins(siteDir, 'docusaurus.config.js')
  if (!value) throw new Error('the config cannot be run')
  return value
}

describe('openDocusaurusPlugins', () => {
  it('creates plugins with validated options, and binds their methods', async () => {
    const files = {
      'own.js': `module.exports = (context, options) => ({ name: 'named', value: options, loadContent() { return this.value } })
module.exports.validateOptions = ({ validate, options }) => validate({ validate: (value) => ({ value: { ...value, valid: true } }) }, options)`,
    }
    const { plugins, inputs } = await open("['./own.js', { a: 1, id: 'x' }]", files)
    expect(plugins.map(({ name, id }) => [name, id])).toEqual([['named', 'x']])
    expect(await plugins[0]?.methods['loadContent']?.()).toEqual({ a: 1, valid: true, id: 'x' })
    expect(inputs).toEqual(expect.arrayContaining(['docusaurus.config.js', 'own.js']))
  })

  it('keeps failures, and omits plugins that disable themselves', async () => {
    const { plugins, failures } = await open("() => null, './gone.js', function bad() { throw new Error('no') }")
    expect(plugins).toEqual([])
    expect(failures.map(({ error }) => error instanceof Error && error.message.split('\n')[0])).toEqual([
      expect.stringContaining('gone.js'),
      'no',
    ])
  })

  it('reads functions of the config and the folder of plain pages', async () => {
    const { preprocessor, parseFrontMatter, pagesFolder } = await open('', {}, 'markdown: { preprocessor: () => "x" }')
    expect([typeof preprocessor, parseFrontMatter, pagesFolder]).toEqual(['function', undefined, 'src/pages'])
    const pages = "['@docusaurus/plugin-content-pages', { path: 'pages' }]"
    expect((await open(pages)).pagesFolder).toBe('pages')
  })
})

it.each([
  [undefined, "Cannot find package 'x'", 'Install the packages of the site: npm install'],
  ['loadContent', 'fetch failed', 'The plugin needs the network'],
  ['postBuild', 'no', 'postBuild can read the pages of a build'],
  ['configureWebpack', 'no', 'Copy its settings to alias'],
  ['loadContent', 'no', 'The site is built without it'],
])('advises on %s: %s', (method, message, advice) => {
  expect(adviseOnFailure(method, message)).toContain(advice)
})
