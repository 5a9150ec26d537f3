import { expect, it } from 'vitest'
import { createReachReader, type ModuleGraph, readGraph } from './read-reach.js'

const reachOf = (imports: Readonly<Record<string, readonly string[]>>, changes: object = {}) => {
  const graph: ModuleGraph = {
    imports: new Map(Object.entries(imports)),
    files: new Map(
      Object.keys(imports)
        .filter((name) => !name.includes(':'))
        .map((name) => [name, `/site/${name}`]),
    ),
  }
  const request = {
    graph,
    mdxModules: new Map(),
    islands: { artifacts: [], names: new Map(), diagnostics: [] },
    shared: 's',
    modules: {
      facts: '{}',
      docs: '{}',
      texts: { all: '{}' },
      data: { key: '' },
      stubs: new Map(),
      hasLanguages: true,
      hasVersions: true,
    },
    read: (path: string) => Buffer.from(`code of ${path}`),
    documents: {},
    ...changes,
  }
  return createReachReader(request as never)('docs/a.mdx')
}

it('follows imports to files of the site and of packages', () => {
  const imports = {
    'mdxModule:docs/a.mdx': ['src/a.js'],
    'mdxModule:docs/b.mdx': ['src/other.js'],
    'src/a.js': ['src/b.js', 'node_modules/kit/index.js'],
    'src/b.js': ['src/a.js', '../shared/c.js'],
    'src/other.js': [],
    '../shared/c.js': [],
    'node_modules/kit/index.js': [],
  }
  const { files, hash } = reachOf(imports)
  expect(files).toEqual(['src/a.js', 'src/b.js'])
  const changed = (path: string) => ({
    read: (each: string) => Buffer.from(each.endsWith(path) ? 'changed' : `code of ${each}`),
  })
  expect(reachOf(imports, changed('kit/index.js')).hash).not.toBe(hash)
  expect(reachOf(imports, changed('shared/c.js')).hash).not.toBe(hash)
  expect(reachOf(imports, changed('src/other.js')).hash).toBe(hash)
})

it.each([
  ['docusaurus:docusaurus/useDocusaurusContext', { usesLanguage: true, usesPath: false }],
  ['docusaurus:docusaurus/router', { usesLanguage: false, usesPath: true }],
  [
    'docusaurus:docusaurus/plugin-content-docs/client',
    { usesDocs: true, usesVersion: true, usesPath: true, usesLanguage: true },
  ],
  ['docusaurus:docusaurus/Link', { usesLanguage: false, usesVersion: false, usesPath: false, usesDocs: false }],
])('knows what %s depends on', (name, uses) => {
  expect(reachOf({ 'mdxModule:docs/a.mdx': [name], [name]: [] })).toMatchObject(uses)
})

it('depends on imported documents and their includes', () => {
  const documents = { 'docs/b.md': { text: '', hash: '', includes: ['docs/_c.md'] } }
  expect(reachOf({ 'mdxModule:docs/a.mdx': ['docs/b.md'], 'docs/b.md': [] }, { documents }).documents).toEqual([
    'docs/_c.md',
    'docs/b.md',
  ])
})

it('reads the files of a bundle, without virtual and external modules', () => {
  const inputs = {
    'mdxModule:docs/a.mdx': {
      bytes: 1,
      imports: [
        { path: 'src/a.svg?island', kind: 'import-statement' },
        { path: 'react', kind: 'import-statement', external: true },
      ],
    },
    'src/a.svg?island': { bytes: 1, imports: [] },
    'raw:src/b.txt': { bytes: 1, imports: [] },
  }
  const { imports, files } = readGraph({ inputs, outputs: {} } as never, '/site')
  expect(imports.get('mdxModule:docs/a.mdx')).toEqual(['src/a.svg?island'])
  expect([...files.values()]).toEqual(['/site/src/a.svg', '/site/src/b.txt'])
})
