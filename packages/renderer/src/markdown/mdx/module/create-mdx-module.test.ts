import { describe, expect, it } from 'vitest'
import { createMdxModule } from './create-mdx-module.js'
import { locateInMdxModule } from './locate-in-mdx-module.js'

const compile = (text: string) =>
  createMdxModule({ path: 'docs/a.mdx', text }, { format: 'md', placeholders: { product: 'Docgen' } })

describe('a page needs no MDX module', () => {
  it.each([
    ['of Markdown alone', '# A\n\n`{code}`'],
    ['with components that are known', "import Tabs from '@theme/Tabs'\n\n<Tabs values={[{ value: 'a' }]}></Tabs>"],
    ['with comments and placeholders', '{/* c */} {product} <!-- c -->'],
    ['with pictures by name', "import x from './x.png'\n\n<img src={x} alt={'x'} />"],
    [
      'with addresses of the site',
      "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img src={useBaseUrl('/x.png')} />",
    ],
    ['with its own headings as a list', '<TOCInline toc={toc} />'],
    ['that imports a partial', "import Part from './_part.mdx'\n\n<Part />"],
    ['that imports React', "import React from 'react'\n\nText"],
  ])('%s', async (_name, text) => {
    expect(await compile(text)).toBeUndefined()
  })
})

describe('a page needs an MDX module', () => {
  it.each([
    ['for an expression', '{1 + 1}', '1 + 1'],
    ['for a component of the site', "import A from './A'\n\n<A />", 'A'],
    ['for a prop', '<Tabs groupId={x}></Tabs>', 'x'],
    ['for props all at once', '<div {...x} />', '{...x}'],
    ['for an unknown name that is called', "<img src={other('/x')} />", "other('/x')"],
  ])('%s', async (_name, text, code) => {
    expect((await compile(text))?.code).toContain(`: () => (\n${code}\n),`)
  })

  it('with every code once', async () => {
    const text = "import A from './A'\n\n<A b={c} />\n\n<A b={c} d={e} />"
    expect((await compile(text))?.code.match(/: \(\) => \(\n(?:A|c|e)\n\),/g)).toHaveLength(3)
  })

  it.each(['export const a = 1', "import './a.css'", "import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'"])(
    'for %s',
    async (text) => {
      expect(await compile(text)).toBeDefined()
    },
  )
})

it('maps its code to the source', async () => {
  const source = await compile('# A\n\nText {first} and {\n  second}\n\n<div\n  id={third} />')
  if (!source) throw new Error('there is no MDX module')
  const lines = source.code.split('\n')
  const positionOf = (word: string) => {
    const line = lines.findIndex((text) => text.includes(word))
    return locateInMdxModule(source.pieces, { line: line + 1, column: (lines[line] ?? '').indexOf(word) + 1 })
  }
  expect(positionOf('first')).toEqual({ line: 3, column: 7 })
  expect(positionOf('second').line).toBe(4)
  expect(positionOf('third')).toEqual({ line: 7, column: 7 })
})

it.each([
  ["<DocCardList items={[{ docId: 'a' }]} />", "[{ docId: 'a' }]"],
  ["<DocCard item={{ docId: 'a' }} />", "{ docId: 'a' }"],
  ['<DocCardList items={list()} />', 'list()'],
])('adds the descriptions of documents to the cards of %s', async (text, code) => {
  const lines = (await compile(text))?.code.split('\n')
  expect(lines?.[0]).toBe(
    "import { describeCards as docgenDescribeCards } from '@docusaurus/plugin-content-docs/client'",
  )
  expect(lines).toContain(`docgenDescribeCards(${code})`)
})

it('leaves names to the page that defines them', async () => {
  expect((await compile('export const toc = []\n\n{toc.length}'))?.code).toContain(
    '(props, { frontMatter, contentTitle,',
  )
})

describe('placeholders inside larger expressions', () => {
  const source = async (text: string, placeholders: Readonly<Record<string, string>> = { product: 'Docgen' }) =>
    (await createMdxModule({ path: 'docs/a.mdx', text }, { format: 'md', placeholders }))?.code

  it.each([
    ['an expression', '{product.length}'],
    ['a prop', "import A from './A'\n\n<A label={product + 1} />"],
    ['an object', "import A from './A'\n\n<A {...{ product }} />"],
    ['an export', 'export const label = product + 1\n\n{label}'],
  ])('are defined in %s', async (_what, text) => {
    expect((await source(text))?.split('\n')[0]).toBe('const product = "Docgen"')
  })

  it.each([
    ['that are not used', '{1 + 1}'],
    ['whose name the page imports', "import product from './product'\n\n{product.length}"],
    ['whose name the page defines', 'export const product = 1\n\n{product + 1}'],
    ['that have no name of JavaScript', '{new Date(0).getTime()}', { new: 'x' }],
    ['whose name is that of the scope', '{toc.length}', { toc: 'x' }],
  ])('are omitted %s', async (_what, text, placeholders?: Readonly<Record<string, string>>) => {
    expect(await source(text, placeholders)).not.toMatch(/^const /m)
  })
})
