import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { openTestSite } from '../open-test-site.js'
import { createMarkdownReader } from './create-markdown-reader.js'

const CONFIG = `export default { title: 'Kit', url: 'https://docs.example', plugins: [
  { name: 'html', version: '1', html: { change: () => { throw globalThis.docgenTest.push('called') } } },
] }
`

const shared = globalThis as { docgenTest?: unknown[] }
beforeEach(() => {
  shared.docgenTest = []
})
afterEach(() => void delete shared.docgenTest)

async function open() {
  const { resolveSite } = await openTestSite(
    createTestFolder({
      'site.config.ts': CONFIG,
      'docs/index.md': '# Start\n\nA [link](a.md).\n',
      'docs/a.md': '# Page A\n\nText of A.\n',
      'docs/b.md': '# Page B\n\n| x | y |\n| - | - |\n| 1 | 2 |\n',
    }),
  )
  const { plan, prepared, compileInputs } = await resolveSite()
  const find = (file: string) => {
    const planned = plan.pages.find(({ page }) => page.file === file)
    if (!planned) throw new Error(`no page ${file} among ${plan.pages.map(({ page }) => page.file)}`)
    return planned
  }
  return { read: createMarkdownReader({ plan, prepared, compileInputs }, createTestCache()), prepared, find }
}

it('returns the Markdown of each page, and does not call plugins that change its HTML', async () => {
  const { read, find, prepared } = await open()
  expect(prepared.setup.htmlPlugins?.plugins).toMatchObject([{ name: 'html' }])
  expect(await read(find('index.html'))).toContain('# Start\n\nA [link](')
  expect(await read(find('b/index.html'))).toMatch(/# Page B\n\n\| x \| y \|\n/)
  expect(shared.docgenTest).toEqual([])
})

it('keeps pages apart that are read at the same time, and reads a page again', async () => {
  const { read, find } = await open()
  const [first, other, again] = await Promise.all(
    ['a/index.html', 'b/index.html', 'a/index.html'].map((file) => read(find(file))),
  )
  expect(first).toContain('Text of A.')
  expect(other).toContain('# Page B')
  expect(other).not.toContain('Text of A.')
  expect(again).toBe(first)
  expect(await read(find('a/index.html'))).toBe(first)
})

it('has no Markdown of the search page and the 404 page', async () => {
  const { read, find } = await open()
  expect(await read(find('404.html'))).toBeUndefined()
  expect(await read(find('search/index.html'))).toBeUndefined()
})
