import { expect, it } from 'vitest'
import {
  createTestConfig,
  createTestFiles,
  createTestGraph,
  findBlog,
  findDoc,
  outlineSite,
} from './create-test-graph.js'

it('has the defaults of a real config, and the fields of the test', () => {
  const config = createTestConfig({ title: 'Own', docs: { path: 'pages' } })
  expect(config).toMatchObject({ title: 'Own', url: 'https://docs.example', docs: { path: 'pages' } })
  expect(createTestConfig().title).toBe('Test')
  expect(() => createTestConfig({ docs: { sidebars: './sidebars.ts' } })).toThrow('must define its sidebars')
  expect(() => createTestConfig({ title: 1 })).toThrow()
})

it('finds the blog of a config, or fails', () => {
  expect(findBlog(createTestConfig({ blog: {} })).kind).toBe('blog')
  expect(() => findBlog(createTestConfig())).toThrow('no blog')
})

it('writes sources as files would be read: with front matter, and the line of their body', () => {
  const config = createTestConfig()
  const docs = { 'b.md': {}, 'a.md': { title: 'A', tags: ['x'], heading: 'Other', listsCards: true, body: 'Text.' } }
  const [a, b, ...more] = createTestFiles({ docs }, config).sources
  expect(a).toMatchObject({
    path: 'docs/a.md',
    text: '---\ntitle: "A"\ntags: ["x"]\n---\nText.',
    frontMatter: { title: 'A', tags: [{ label: 'x' }] },
    title: 'A',
    listsCards: true,
  })
  expect(a?.text.split('\n')[(a?.bodyLine ?? 0) - 1]).toBe('Text.')
  expect(b).toMatchObject({ path: 'docs/b.md', text: '', bodyLine: 1, listsCards: false })
  expect(b).not.toHaveProperty('title')
  expect(more).toEqual([])
})

it('takes the title from the heading if the front matter has none', () => {
  const config = createTestConfig()
  expect(createTestFiles({ docs: { 'a.md': { heading: 'H' } } }, config).sources[0]?.title).toBe('H')
  expect(createTestFiles({ docs: { 'a.md': { heading: 1 } } }, config).sources[0]).not.toHaveProperty('title')
})

it('rejects front matter that docgen would reject', () => {
  expect(() => createTestFiles({ docs: { 'a.md': { sidebar_position: 'x' } } }, createTestConfig())).toThrow()
})

it('puts each version in its folder', () => {
  const config = createTestConfig()
  const files = createTestFiles({ docs: { 'a.md': {} }, versions: { '1.0': { 'old.md': {} } } }, config)
  expect(files.versions.map(({ name, folder }) => [name, folder])).toEqual([
    ['current', 'docs'],
    ['1.0', 'versioned_docs/version-1.0'],
  ])
  expect(files.sources.map(({ path, version }) => [path, version])).toEqual([
    ['docs/a.md', 'current'],
    ['versioned_docs/version-1.0/old.md', '1.0'],
  ])
})

it('has the other files only if the test sets them', () => {
  const config = createTestConfig()
  expect(createTestFiles({}, config)).toMatchObject({ sources: [], categories: [], tags: [], assets: [], statics: [] })
  const files = createTestFiles(
    {
      categories: { guide: { label: 'Guide' } },
      tags: { x: { label: 'X' } },
      assets: ['a.png', 'b.txt'],
      statics: ['logo.svg'],
      history: { 'docs/a.md': { timestamp: 5, author: 'Ann' } as never },
    },
    config,
  )
  expect(files.categories).toMatchObject([
    { path: 'docs/guide/_category_.json', folder: 'docs/guide', metadata: { label: 'Guide' } },
  ])
  expect(JSON.parse(files.categories[0]?.text ?? '')).toEqual({ label: 'Guide' })
  expect(files.tags).toMatchObject([{ path: 'docs/tags.yml', tags: { x: { label: 'X' } } }])
  expect(files.assets).toMatchObject([{ path: 'docs/a.png', width: 640, height: 480 }, { path: 'docs/b.txt' }])
  expect(files.assets[1]).not.toHaveProperty('width')
  expect(files.statics).toMatchObject([{ path: 'static/logo.svg', output: 'logo.svg', width: 640 }])
  expect(files.history.get('docs/a.md')).toMatchObject({ author: 'Ann' })
})

it('finds a doc by its id, or fails', () => {
  const { value } = createTestGraph({ docs: { 'guide/a.md': { title: 'A' } } })
  expect(findDoc(value, 'guide/a').title).toBe('A')
  expect(() => findDoc(value, 'b')).toThrow('no document b')
})

it('outlines every kind of sidebar item', () => {
  const { sidebars, diagnostics } = outlineSite({
    docs: { 'a.md': { title: 'A' }, 'b.md': { title: 'B', unlisted: true }, 'c/index.md': { title: 'C' } },
    config: {
      docs: {
        sidebars: {
          main: [
            'a',
            'b',
            { type: 'html', value: '<hr>' },
            { type: 'link', label: 'Web', href: 'https://web.example' },
            { type: 'category', label: 'Linked', link: { type: 'doc', id: 'c/index' }, items: ['a'] },
            { type: 'category', label: 'Plain', items: ['a'] },
          ],
        },
      },
    },
  })
  expect(sidebars).toEqual({
    main: ['A', '(B)', '<<hr>>', 'Web', ['Linked', '/c', ['A']], ['Plain', null, ['A']]],
  })
  expect(diagnostics).toEqual([])
})

it('returns the diagnostics of the graph', () => {
  const { diagnostics } = outlineSite({ docs: { 'a.md': {} }, config: { docs: { sidebars: { main: ['missing'] } } } })
  expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining('missing') }])
})
