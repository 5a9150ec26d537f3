import { expect, it } from 'vitest'
import { findMathPlugins } from './find-math-plugins.js'

function remarkMath() {}
function rehypeKatex() {}
const plugins = {
  remarkPlugins: [remarkMath, 'remark-emoji'],
  rehypePlugins: [[rehypeKatex, { output: 'html' }]],
} as const

it('reports plugins that duplicate docgen’s own formulas', () => {
  const found = findMathPlugins({ math: true, parser: 'satteri', ...plugins })
  expect(found.map(({ path, message, hint }) => [path.join('.'), message.slice(0, 36), hint])).toEqual([
    ['markdown.remarkPlugins.0', 'markdown.remarkPlugins[0]: remarkMat', 'Remove it'],
    ['markdown.rehypePlugins.0', 'markdown.rehypePlugins[0]: rehypeKat', 'Remove it'],
  ])
})

it('reports plugins that would have no effect', () => {
  const found = findMathPlugins({ math: false, parser: 'satteri', remarkPlugins: ['remark-math'], rehypePlugins: [] })
  expect(found[0]?.message).toContain('remark-math finds no math')
  expect(found[0]?.hint).toContain('markdown.math: true')
})

it('accepts them with the parser that supports their syntax', () => {
  expect(findMathPlugins({ math: false, parser: 'remark', ...plugins })).toEqual([])
})
