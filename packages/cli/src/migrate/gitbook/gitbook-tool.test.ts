import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { gitbookTool } from './gitbook-tool.js'

const FILES = {
  '.gitbook.yaml': 'root: ./docs/\nredirects:\n  old/way: a.md\n  lost: gone.md\n',
  'docs/SUMMARY.md': '* [Start](README.md)\n* [A](a.md)\n* [Gone](gone.md)\n',
  'docs/README.md': '# My product\n',
  'docs/a.md': '```mermaid\ngraph TD\n```\n',
  'docs/draft.md': '# Draft\n',
}

it('creates fields, a sidebar and notes', async () => {
  const { value, diagnostics } = await gitbookTool.convert(createTestFolder(FILES))
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({
    from: '.gitbook.yaml',
    fields: {
      title: 'My product',
      docs: { path: 'docs', exclude: ['SUMMARY.md', 'draft.md'], sidebars: './sidebars.json', numberPrefixes: false },
      markdown: { dialects: ['gitbook'], anchors: { style: 'gitbook' }, mermaid: true },
      redirects: [{ from: '/old/way', to: '/a' }],
    },
  })
  expect(JSON.parse(value?.files[0]?.[1] ?? '')).toEqual({
    docs: [
      { type: 'doc', id: 'README', label: 'Start' },
      { type: 'doc', id: 'a', label: 'A' },
    ],
  })
  const lost = value?.notes.filter(({ status }) => status === 'lost') ?? []
  expect(lost.map(({ name, file, line }) => [name, file, line])).toEqual([
    ['Gone', 'docs/SUMMARY.md', 3],
    ['url', undefined, undefined],
    ['appearance', undefined, undefined],
    ['redirects.lost', '.gitbook.yaml', 4],
  ])
})

it('needs only a SUMMARY.md', async () => {
  const { value } = await gitbookTool.convert(createTestFolder({ 'SUMMARY.md': '* [A](a.md)\n', 'a.md': '# A\n' }))
  expect(value).toMatchObject({ from: 'SUMMARY.md', fields: { docs: { path: '.', exclude: ['SUMMARY.md'] } } })
})

it('reports a folder without SUMMARY.md, and a broken config', async () => {
  const { diagnostics } = await gitbookTool.convert(createTestFolder({ 'docs/SUMMARY.md': '' }))
  expect(diagnostics).toMatchObject([{ code: 'missing-tool-config', hint: expect.stringContaining('gitbook docs') }])
  const broken = await gitbookTool.convert(createTestFolder({ '.gitbook.yaml': 'a: [', 'SUMMARY.md': '' }))
  expect(broken.diagnostics).toMatchObject([{ file: '.gitbook.yaml' }])
})
