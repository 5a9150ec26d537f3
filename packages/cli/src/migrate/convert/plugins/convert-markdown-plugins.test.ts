import { describe, expect, it } from 'vitest'
import { writeCode } from '../../write/code.js'
import { printFlat } from '../../write/print-value.js'
import type { ConvertContext } from '../convert-context.js'
import { convertMarkdownPlugins } from './convert-markdown-plugins.js'

const context = {
  layout: {
    hasModule: (name: string) => name !== 'remark-missing',
    majorOf: () => undefined,
    listFiles: () => [],
    readFile: () => undefined,
  },
  traceImport: () => ({ importer: 'config/docusaurus.js', specifier: './remark/tabs.js', name: 'tabs', members: [] }),
  referTo: (path: readonly unknown[]) => writeCode(`config.${path.join('.')}`),
} as unknown as ConvertContext

const convert = (value: unknown, layout = {}) => {
  const changed = { ...context, layout: { ...context.layout, ...layout } }
  const { fields, notes } = convertMarkdownPlugins('remark', changed)({ value, path: ['remarkPlugins'] })
  return {
    markdown: fields['markdown'],
    notes: notes.map(({ status, path, name = '', message }) => [status, path.join('.'), name, message].join('|')),
  }
}

describe('convertMarkdownPlugins', () => {
  it('reports a value that is no list', () => {
    expect(convert({}).notes).toEqual(['lost|remarkPlugins||the plugins are not a list'])
  })

  it('omits plugins that the config disables, and those that docgen does not need', () => {
    expect(convert([false, null, 'remark-gfm'])).toEqual({
      markdown: undefined,
      notes: ['unneeded|remarkPlugins.2|remark-gfm|docgen supports tables, task lists and footnotes'],
    })
  })

  it('converts plugins to settings of docgen', () => {
    expect(convert(['remark-math']).markdown).toEqual({ math: true })
    expect(convert([['remark-math', { singleDollarTextMath: false }]]).markdown).toEqual({
      math: { singleDollarTextMath: false },
    })
    expect(convert([['mdx-mermaid', { mermaid: { theme: 'forest' } }]])).toEqual({
      markdown: { mermaid: true },
      notes: ['changed|remarkPlugins.0|mdx-mermaid|`markdown.mermaid`'],
    })
    expect(convert([['@docusaurus/remark-plugin-npm2yarn', { sync: true }]]).markdown).toEqual({
      npm2yarn: { sync: true },
    })
  })

  it('keeps the package managers that docgen supports, and reports the others', () => {
    const { markdown, notes } = convert([
      ['@docusaurus/remark-plugin-npm2yarn', { converters: ['pnpm', ['custom', () => '']] }],
    ])
    expect(markdown).toEqual({ npm2yarn: { sync: false, converters: ['pnpm'] } })
    expect(notes.find((note) => note.startsWith('lost'))).toBe(
      'lost|remarkPlugins.0.1.converters.1||docgen converts commands only to yarn, pnpm, bun',
    )
  })

  it('imports other plugins under a name of their package or file, with their options', () => {
    const { markdown, notes } = convert([['@acme/remark-code-tabs', { size: 2 }], () => {}])
    expect(JSON.stringify(markdown)).toContain('remarkCodeTabs')
    expect(JSON.stringify(markdown)).toContain('"size":2')
    expect(JSON.stringify(markdown)).toContain('./config/remark/tabs.js')
    expect(notes.map((note) => note.split('|')[1])).toEqual(['remarkPlugins.0', 'remarkPlugins.1'])
  })

  it('leaves plugins in the Docusaurus config that it creates, or that have functions as settings', () => {
    const refer = { ...context, traceImport: () => undefined }
    const rule = convertMarkdownPlugins('remark', refer)
    const created = rule({ value: [() => {}, ['./remark/links.js', { to: () => '' }]], path: ['plugins'] })
    expect(printFlat(created.fields)).toContain('[config.plugins.0, config.plugins.1]')
    const hint = 'keep the Docusaurus config, from which site.config.ts imports it, and the packages that it names'
    expect(created.notes.map(({ message }) => message)).toEqual(Array(2).fill(`\`markdown.remarkPlugins\`: ${hint}`))
  })

  it('reports plugins that are not installed', () => {
    expect(convert(['remark-missing']).notes).toEqual([
      'lost|remarkPlugins.0|remark-missing|the package is not installed here',
    ])
  })

  it('ignores formulas where remark-math extends a parser that Docusaurus 3 does not have', () => {
    const install = (versions: Readonly<Record<string, number>>) => ({ majorOf: (name: string) => versions[name] })
    const plugins = ['remark-math', 'rehype-katex']
    const { markdown, notes } = convert(plugins, install({ '@docusaurus/core': 3, 'remark-math': 3 }))
    const why = 'remark-math 3 does nothing in Docusaurus 3: it adds syntax to the parser of Docusaurus 2'
    expect(markdown).toBeUndefined()
    expect(notes).toEqual(plugins.map((name, index) => `unneeded|remarkPlugins.${index}|${name}|${why}`))
    expect(convert(plugins, install({ '@docusaurus/core': 2, 'remark-math': 3 })).markdown).toEqual({ math: true })
    expect(convert(plugins, install({ '@docusaurus/core': 3, 'remark-math': 6 })).markdown).toEqual({ math: true })
  })

  it('omits other plugins that extend the parser of Docusaurus 2', () => {
    const code = 'module.exports = function () { this.Parser.prototype.inlineTokenizers.mark = () => {} }'
    const layout = (text: string) => ({ listFiles: () => ['lib/index.js'], readFile: () => text })
    expect(convert(['remark-mark'], layout(code))).toEqual({
      markdown: undefined,
      notes: [
        'unneeded|remarkPlugins.0|remark-mark|remark-mark does nothing in Docusaurus 3: it adds syntax to the parser of Docusaurus 2',
      ],
    })
    expect(convert(['remark-mark'], layout(`${code}\nthis.data().micromarkExtensions`)).markdown).toBeDefined()
  })
})
