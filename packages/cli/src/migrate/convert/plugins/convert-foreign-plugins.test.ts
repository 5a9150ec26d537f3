import { describe, expect, it } from 'vitest'
import { createLoadContext } from '../../../config/docusaurus/load-context.js'
import type { Lifecycle, OpenedPlugins } from '../../../config/docusaurus/open-plugins.js'
import { createTestFolder } from '../../../read/create-test-folder.js'
import { readLayout } from '../../docusaurus/read-layout.js'
import { convertForeignPlugin } from './convert-foreign-plugins.js'

const use = { name: './own.js', plugin: './own.js', options: { value: {}, path: ['plugins', 0] } }

function convert(
  methods: Readonly<Record<string, Lifecycle>> | undefined,
  files = {},
  { content, ...more }: Partial<OpenedPlugins> & { readonly content?: unknown } = {},
) {
  const siteDir = createTestFolder(files)
  const opened: OpenedPlugins = {
    context: createLoadContext(siteDir, 'docusaurus.config.js', {}),
    plugins: methods ? [{ use, name: 'own', id: 'default', methods }] : [],
    contentPlugins: [],
    contentUses: [],
    failures: [],
    pagesFolder: 'src/pages',
    preprocessor: undefined,
    parseFrontMatter: undefined,
    inputs: [],
    ...more,
  }
  const { fields, notes } = convertForeignPlugin(use, {
    layout: readLayout(siteDir),
    file: 'docusaurus.config.js',
    opened,
    contents: new Map(opened.plugins.map((plugin) => [plugin, content])),
    readStatic: () => undefined,
    traceImport: () => undefined,
    referTo: () => undefined,
  })
  return { fields, notes: notes.map(({ status, message }) => `${status} ${message}`) }
}
const RUNS = { plugins: [{ docusaurus: 'docusaurus.config.js' }] }

describe('convertForeignPlugin', () => {
  it('runs a plugin with methods that docgen calls', () => {
    expect(convert({ loadContent: () => 1, postBuild: () => {}, extendCli: () => {} })).toEqual({
      fields: RUNS,
      notes: ['migrated `plugins`: docgen calls its loadContent, postBuild'],
    })
  })

  it('reports methods that it does not know, plugins that do nothing, and those that disable themselves', () => {
    expect(convert({ own: () => 1 }).notes).toEqual(['lost docgen does not call its own'])
    expect(convert({ getPathsToWatch: () => [] }).notes).toEqual(['unneeded it adds nothing to the site'])
    expect(convert(undefined).notes).toEqual(['unneeded the plugin disables itself'])
  })

  it('reports why a plugin could not be created, and runs it where that works', () => {
    const failures = [{ use, error: new Error("Cannot find package 'x'\nmore") }]
    expect(convert(undefined, {}, { failures })).toEqual({
      fields: RUNS,
      notes: ["lost docgen could not create the plugin: Cannot find package 'x'"],
    })
  })

  it('converts tags that it adds to every page', () => {
    const tag = { tagName: 'meta', attributes: { name: 'a', content: 'b' } }
    const { fields, notes } = convert({ injectHtmlTags: () => ({ headTags: [tag], postBodyTags: '<p>' }) })
    expect(fields).toEqual({ metadata: [{ name: 'a', content: 'b' }] })
    expect(notes[0]).toBe('lost HTML that it adds to every page: <p>')
  })

  it('passes the content of the plugin to methods that return settings', () => {
    const alias = { '~posts': './posts' }
    const methods = {
      configureWebpack: (...given: readonly unknown[]) => ({ resolve: { alias: Object(given[3]).alias } }),
      injectHtmlTags: (given: unknown) => ({ postBodyTags: Object(given).content.text }),
    }
    const { fields, notes } = convert(methods, {}, { content: { alias, text: '<p>' } })
    expect(fields).toMatchObject({ alias })
    expect(notes).toContain('lost HTML that it adds to every page: <p>')
  })

  it('keeps style sheets of client modules, and reports scripts', () => {
    const modules = { getClientModules: () => ['./a.css', './gone.css', './a.js', 1] }
    const { fields, notes } = convert(modules, { 'a.css': '' })
    expect(fields).toEqual({ theme: { css: ['./a.css'] } })
    expect(notes).toEqual([
      'changed `theme.css`: ./a.css',
      'lost there is no file gone.css',
      'lost a.js runs in every page of Docusaurus; docgen does not bundle it',
    ])
  })

  it('finds the components of its theme that the site does not replace', () => {
    const files = {
      'theme/A.tsx': '',
      'theme/B/index.js': '',
      'theme/A.test.tsx': '',
      'theme/a.css': '',
      'src/theme/B.js': '',
    }
    expect(convert({ getThemePath: () => './theme' }, files).fields).toEqual({ alias: { '@theme/A': './theme/A' } })
    expect(convert({ getThemePath: () => './none' }).notes).toEqual(['unneeded its theme adds no components'])
  })

  it('reports methods that throw', () => {
    const fail = (): never => {
      throw new Error('no\nmore')
    }
    expect(convert({ getThemePath: fail }).notes).toEqual(['lost its getThemePath threw: no'])
    expect(convert({ configureWebpack: fail })).toEqual({
      fields: RUNS,
      notes: ['lost its configureWebpack threw: no'],
    })
  })
})
