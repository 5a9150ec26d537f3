import { expect, it } from 'vitest'
import { documentModule } from './document-module.js'

const settings = { math: false, anchors: { maintainCase: false } } as const
const write = (text: string, more: Partial<Parameters<typeof documentModule>[0]> = {}) =>
  documentModule({ text, file: '/docs/a.md', ...settings, ...more })

it('has the exports of documents in Docusaurus', async () => {
  const code = await write('---\nid: x\n---\n\n# Title\n\n## Part one\n')
  expect(code).toContain('export const frontMatter = {"id":"x"}\n')
  expect(code).toContain('export const contentTitle = "Title"\n')
  expect(code).toContain('export const metadata = {"title":"Title","frontMatter":{"id":"x"},"id":"x"}\n')
  expect(code).toContain('"id":"part-one"')
  expect(code).toContain('export default /* @__PURE__ */ createDocument({"file":"/docs/a.md",')
})

it('prefers the title of the front matter, and has none without a heading', async () => {
  expect(await write('---\ntitle: Own\n---\n\n# Title\n')).toContain('metadata = {"title":"Own"')
  expect(await write('Text only.\n')).toContain('export const toc = []')
})

it('passes the elements to code that reads them', async () => {
  expect(await write('Text with *stress*.\n')).toContain('"nodes":[["p",{},["Text with ",["em",{},["stress"]],"."]]]')
})

it('has a component for browsers unless only the compiler can render all of it', async () => {
  expect(await write('# Title\n', { isForBrowser: true })).toContain('export default')
  expect(await write('<Card />\n', { isForBrowser: true })).not.toContain('createDocument')
  expect(await write('<Card />\n')).toContain('export default')
})

it('prefers the exports of its own code', async () => {
  const code = await write('export const toc = 1\n', {
    mdxModule: { specifier: 'docgen-mdx-module:docs/a.mdx', code: 'export const toc = 1\n' },
  })
  expect(code.startsWith('export * from "docgen-mdx-module:docs/a.mdx"\n')).toBe(true)
  expect(code).not.toContain('export const toc')
  expect(code).toContain('export const assets = {}')
})
