import { expect, it } from 'vitest'
import { findMathPlugins } from './find-math-plugins.js'

function remarkMath() {}
function rehypeKatex() {}
const plugins = {
  remarkPlugins: [remarkMath, 'remark-emoji'],
  rehypePlugins: [[rehypeKatex, { output: 'html' }]],
} as const

it('says what to do about plugins beside formulas of docgen', () => {
  const found = findMathPlugins({ math: true, parser: 'satteri', ...plugins })
  expect(found.map(({ path, message, hint }) => [path.join('.'), message.slice(0, 36), hint])).toEqual([
    ['markdown.remarkPlugins.0', 'markdown.remarkPlugins[0]: remarkMat', 'Remove it'],
    ['markdown.rehypePlugins.0', 'markdown.rehypePlugins[0]: rehypeKat', 'Remove it'],
  ])
})

it('says what to do where they would do nothing', () => {
  const found = findMathPlugins({ math: false, parser: 'satteri', remarkPlugins: ['remark-math'], rehypePlugins: [] })
  expect(found[0]?.message).toContain('remark-math finds no formulas')
  expect(found[0]?.hint).toContain('markdown.math: true')
})

it('leaves them to the parser that takes their syntax', () => {
  expect(findMathPlugins({ math: false, parser: 'remark', ...plugins })).toEqual([])
})
