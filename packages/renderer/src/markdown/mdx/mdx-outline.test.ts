import { expect, it } from 'vitest'
import { type ConfigNames, isComponent, outlineMdx, PAGE_TOC } from './mdx-outline.js'
import { readMdxTree } from './syntax/read-mdx-tree.js'

const outline = (text: string, names: Partial<ConfigNames> = {}) =>
  outlineMdx(
    readMdxTree(text, () => {}),
    { placeholders: { product: 'Docgen' }, ...names },
  )

it.each([
  ['plain', '# Text', true],
  ['a comment and a placeholder', '{/* c */} {product}', true],
  ['a literal', '<Tabs values={[{ value: 1 }]}></Tabs>', true],
  ['an expression', '{1 + f()}', false],
  ['an export', 'export const a = 1', false],
  ['a component of the site', "import A from './A'\n\nText", false],
  ['a spread attribute', '<div {...x} />', false],
])('decides whether a file with %s has to run', (_name, text, isStatic) => {
  expect(outline(text).isStatic).toBe(isStatic)
})

it('finds code in nested elements, but not in what runs in browsers only', () => {
  const { code, browserElements } = outline(
    '<div>\n\n{f()}\n\n</div>\n\n<BrowserOnly>{() => <b>{g()}</b>}</BrowserOnly>',
  )
  expect(code.map((node) => ('value' in node ? node.value : node.name))).toEqual(['BrowserOnly', 'f()'])
  expect(browserElements).toHaveLength(1)
})

it('knows the meaning of names by imports and exports, before those of docgen', () => {
  const { meaningOf } = outline(
    "import Own from '@theme/Tabs'\nimport img from './a.png'\nimport Kit from './kit'\nexport const TabItem = 1",
    { components: ['Given'] },
  )
  expect(meaningOf('Own')).toEqual({ kind: 'known', component: 'Tabs' })
  expect(meaningOf('Tabs')).toEqual({ kind: 'known', component: 'Tabs' })
  expect(['TabItem', 'img', 'Kit', 'Kit.Card', 'Given', 'Given.Part'].map((name) => meaningOf(name)?.kind)).toEqual(
    Array(6).fill('code'),
  )
  expect(['Unknown', 'constructor'].map(meaningOf)).toEqual([undefined, undefined])
})

it('takes modules that the site replaces for code', () => {
  const text = "import Card from '@theme/Card'\nimport Steps from '@theme/Steps'"
  const { meaningOf, isStatic } = outline(text, { replacedModules: ['@theme/Card'] })
  expect([meaningOf('Card')?.kind, meaningOf('Steps')?.kind, isStatic]).toEqual(['code', 'known', false])
  expect(outline(text).isStatic).toBe(true)
})

it('lists components of the site that the file uses but neither imports nor defines', () => {
  const components = ['Zed', 'Alpha', 'Beta', 'Gamma', 'Unused']
  const text = "import Beta from './b'\nexport const Gamma = 1\n\n<Zed.Part />\n\n<Beta /> <Gamma />\n\n{f(<Alpha />)}"
  expect(outline(text, { components }).provided).toEqual(['Alpha', 'Zed'])
})

it('evaluates images, URLs and placeholders', () => {
  const { literalOf } = outline("import img from './a.png'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\n")
  expect(
    ['img', "useBaseUrl('a')", "useBaseUrl('/a')", "require('./b.png')", 'product', '/* c */'].map(
      (code) => literalOf(code)?.value,
    ),
  ).toEqual(['./a.png', '/a', '/a', './b.png', 'Docgen', undefined])
  expect(literalOf('/* c */')).toEqual({ value: undefined })
  expect(["require('pkg')", 'constructor', "other('a')"].map(literalOf)).toEqual(Array(3).fill(undefined))
})

it('marks the headings of the page, unless the file has its own', () => {
  const tocOf = (text: string) => {
    const { propOf } = outline(text)
    const [node] = readMdxTree('<TOCInline toc={toc} />', () => {}).children
    return node?.type === 'mdxJsxFlowElement' ? propOf(node, ' toc ') : 'no element'
  }
  expect(tocOf('Text')).toEqual({ value: PAGE_TOC })
  expect(tocOf('export const toc = []')).toBeUndefined()
})

it('finds the import of a name within its block', () => {
  const { importOf } = outline("import a from 'a'\nimport { b as c } from 'b'\n\nText\n\nimport d from 'd'\n")
  expect(importOf('c')).toMatchObject({ delta: 18, node: { position: { start: { line: 1 } } } })
  expect(importOf('d')).toMatchObject({ delta: 0, node: { position: { start: { line: 6 } } } })
  expect(importOf('b')).toBeUndefined()
})

it.each([
  ['Tabs', true],
  ['_A', true],
  ['$a', true],
  ['kit.Card', true],
  ['div', false],
  ['my-element', false],
])('decides whether <%s> is a component', (name, expected) => {
  expect(isComponent(name)).toBe(expected)
})

it('finds the block with a default export', () => {
  expect(outline("import a from 'a'\n\nText\n\nexport default a").layout?.value).toBe('export default a')
  expect(outline("import a from 'a'").layout).toBeUndefined()
})
