import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import { createTestPage } from '../../plan/create-test-page.js'
import type { Source } from '../../read/source.js'
import { type MdxModuleReach, NO_MDX_MODULES, type SiteMdxModules } from '../mdx/site-mdx-modules.js'
import { type CompileInputSettings, createCompileInput, type IncludedFile } from './compile-input.js'

const reach = (changes: Partial<MdxModuleReach> = {}): MdxModuleReach => ({
  hash: 'h',
  codeHash: 'c',
  files: [],
  documents: [],
  usesLanguage: false,
  usesVersion: false,
  usesPath: false,
  usesDocs: false,
  ...changes,
})

interface Given {
  readonly path?: string
  readonly source?: Partial<Source>
  readonly included?: readonly IncludedFile[]
  readonly mdxModules?: Partial<SiteMdxModules>
  readonly markdown?: CompileInputSettings['markdown']
}

function create({
  path = 'docs/a.md',
  source = {},
  included = [],
  mdxModules = {},
  markdown = { key: 'm' },
}: Given = {}) {
  const [first] = createTestFiles({ docs: { 'a.md': { own: 1 } } }, createTestConfig()).sources
  if (!first) throw new Error('a document was given')
  const planned = { page: createTestPage({ href: '/kit/a' }), locale: 'de', version: '1.0' }
  const settings = { markdown, mdxModules: { ...NO_MDX_MODULES, ...mdxModules }, docsKey: 'd' }
  return createCompileInput(planned, { source: { ...first, path, ...source }, included, fields: { own: 2 } }, settings)
}

const part: IncludedFile = { path: 'docs/_part.md', text: 'Part', hash: 'p' }

it('has the same key for the same content at another path', () => {
  const at = (folder: string) =>
    create({ path: `${folder}/a.md`, included: [{ ...part, path: `${folder}/_part.md` }] }).key
  expect(at('docs')).toBe(at('versioned_docs/version-1.0'))
})

it('has another key for each other input', () => {
  const keys = [
    create(),
    create({ path: 'docs/a.mdx' }),
    create({ source: { hash: 'other' } }),
    create({ included: [part] }),
    create({ included: [{ ...part, hash: 'q' }] }),
    create({ included: [{ ...part, path: 'docs/_other.md' }] }),
    create({ markdown: { key: 'n' } }),
    create({ markdown: { key: 'm', siteDir: '/site' } }),
    create({ source: { reenteringIncludes: { './x.md': 'docs/y.md' } } }),
    create({ mdxModules: { reach: new Map([['docs/a.md', reach()]]) } }),
    create({ mdxModules: { reach: new Map([['docs/a.md', reach({ hash: 'i' })]]) } }),
  ].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

it('offers includes by both of their paths', () => {
  expect(create({ included: [part] }).source?.includes).toEqual({ '_part.md': 'Part', '/docs/_part.md': 'Part' })
})

it('adds the documents that the code of a page imports, and theirs, once', () => {
  const documents = {
    'docs/b.md': { text: 'B', hash: 'b', includes: [] },
    'docs/c.md': { text: 'C', hash: 'c', includes: [] },
  }
  const modules = new Map([
    ['docs/a.md', reach({ documents: ['docs/b.md', 'docs/none.md'] })],
    ['docs/b.md', reach({ documents: ['docs/c.md', 'docs/b.md'] })],
  ])
  const { source, mdxModules } = create({ mdxModules: { reach: modules, documents } })
  expect(source?.includes).toEqual({ '/docs/b.md': 'B', '/docs/c.md': 'C' })
  expect(mdxModules).toEqual({ ':page.md': 'docs/a.md', '/docs/b.md': 'docs/b.md' })
  expect(source).toMatchObject({ frontMatter: { own: 2 } })
})

it('depends on language, version, URL and other documents only if the code uses them', () => {
  const queryOf = (changes: Partial<MdxModuleReach>) =>
    create({ mdxModules: { reach: new Map([['docs/a.md', reach(changes)]]) } }).mdxModuleQuery
  expect(queryOf({})).toBeUndefined()
  expect(queryOf({ usesLanguage: true, usesVersion: true })).toBe('language=de&version=1.0')
  expect(queryOf({ usesPath: true, usesDocs: true })).toBe('path=%2Fkit%2Fa&docs=d')
})
