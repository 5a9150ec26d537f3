import { expect, it } from 'vitest'
import type { MdxEsm, MdxJsx } from '../../mdx-nodes.js'
import { readMdxTree } from '../syntax/read-mdx-tree.js'
import { type BrowserParts, findBrowserFunction, writeBrowserCode } from './browser-code.js'

function partsOf(text: string) {
  const { children } = readMdxTree(text, () => {})
  const isEsm = (node: (typeof children)[number]): node is MdxEsm => node.type === 'mdxjsEsm'
  const isJsx = (node: (typeof children)[number]): node is Extract<MdxJsx, { type: 'mdxJsxFlowElement' }> =>
    node.type === 'mdxJsxFlowElement'
  return { esm: children.filter(isEsm), elements: children.filter(isJsx) }
}

it.each([
  ['<BrowserOnly>{() => 1}</BrowserOnly>', '() => 1'],
  ['<BrowserOnly>\n\n  {() => 1}\n\n</BrowserOnly>', '() => 1'],
  ['<BrowserOnly>\n  {() => 1} text\n</BrowserOnly>', undefined],
  ['<BrowserOnly>\n\n{a}\n\n{b}\n\n</BrowserOnly>', undefined],
  ['<BrowserOnly></BrowserOnly>', undefined],
])('finds the function in %j', (text, code) => {
  const [element] = partsOf(text).elements
  expect(element && findBrowserFunction(element)?.value).toBe(code)
})

function write(text: string, more: Partial<BrowserParts> = {}) {
  return writeBrowserCode(text, { ...partsOf(text), defined: [], scope: [], added: [], ...more })
}

it('keeps the lines of the file, so that errors have the right position', () => {
  const text = "import A from 'a'\n\nText\n\n<BrowserOnly>\n{() => <A />}\n</BrowserOnly>\n"
  const { code, elements } = write(text, { added: ["import B from 'b'"], scope: ['toc', 'frontMatter'] })
  const lines = code.split('\n')
  expect(lines[0]).toBe("import B from 'b'; export const hydrate = 'idle';import A from 'a'")
  expect(lines[4]).toBe('export const DocgenBrowser0 = ({ toc, frontMatter }) => (<BrowserOnly>')
  expect(lines.slice(5)).toEqual(['{() => <A />}', '</BrowserOnly>', ');'])
  expect(elements).toEqual(['DocgenBrowser0'])
})

it('orders parts as in the file, also on the line after one that is longer', () => {
  const text = '<BrowserOnly>{() => 1}</BrowserOnly>\n\nexport const A = 1\n\n<BrowserOnly>{() => 2}</BrowserOnly>\n'
  const lines = write(text).code.split('\n')
  expect(lines.findIndex((line) => line.includes('export const A'))).toBe(2)
  expect(lines.findIndex((line) => line.includes('DocgenBrowser1'))).toBe(4)
})

it('exports the components that the file defines under names of its own', () => {
  const { code, defined } = write('export const A = 1\n', { defined: ['A', 'B'] })
  expect(code.split('\n').at(-1)).toBe('export { A as DocgenA, B as DocgenB }')
  expect(defined).toEqual(['DocgenA', 'DocgenB'])
})
