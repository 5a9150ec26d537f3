import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import type { LoadedMdxModule, MdxModule } from '../mdx-module.js'

const compile = (text: string, loaded: LoadedMdxModule) =>
  compilePlain(text, { path: 'a.mdx', mdxModules: { 'a.mdx': loaded } })
const withModule = (docgenModule: MdxModule['docgenModule'], more: Partial<MdxModule> = {}) => ({
  mdxModule: { docgenModule, ...more },
})

it('reports a module that could not be loaded at its first export', async () => {
  const text = "import a from './a'\n\nText\n\nexport const b = a.b.c\n"
  const { problems, html } = await compile(text, { failure: new Error('broken') })
  expect(problems).toEqual(['error mdx-failed a.mdx:5:1 this file throws: broken'])
  expect(html).toBe('<p>Text</p>')
})

it('reports code that throws as it starts, and keeps the text', async () => {
  const { problems, html } = await compile(
    'export const a = 1\n\nText\n',
    withModule(() => {
      throw new Error('late')
    }),
  )
  expect(problems).toEqual(['error mdx-failed a.mdx:1:1 this file throws: late'])
  expect(html).toBe('<p>Text</p>')
})

it('gives code the title of the page', async () => {
  const titles: unknown[] = []
  await compile(
    'export const a = 1\n\n# The *title*\n',
    withModule((_props, { contentTitle, metadata }) => {
      titles.push(contentTitle, metadata['title'])
      return {}
    }),
  )
  expect(titles).toEqual(['The title', 'The title'])
})

it('replaces the headings of the page by its own list', async () => {
  const { toc } = await compile(
    'export const toc = []\n\n## A\n',
    withModule(() => ({}), { toc: [{ id: 'x' }, 'odd'] }),
  )
  expect(toc.map(({ id }) => id)).toEqual(['x'])
})
