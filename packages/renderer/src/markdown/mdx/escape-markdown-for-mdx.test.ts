import { describe, expect, it } from 'vitest'
import { disarmSign, restoreSigns, softenMarkdown } from './escape-markdown-for-mdx.js'

describe('softenMarkdown', () => {
  it.each([
    'A <!-- comment --> here',
    '<!-- over\n\nlines, with */ and } -->',
    '## Title {#own-id}',
    '> ### Quoted {#own}  ',
  ])('keeps positions in %j, and is reversible', (text) => {
    const softened = softenMarkdown(text)
    expect(softened).not.toBe(text)
    expect(softened).toHaveLength(text.length)
    expect(restoreSigns(softened).replaceAll('{/*-', '<!--').replaceAll('*/}', '-->')).toBe(text)
  })

  it('reads the id of a heading from a comment', () => {
    const text = '## Title {/* #own-id */}\n\n{/* #no id */}\n'
    expect(softenMarkdown(text)).toHaveLength(text.length)
    expect(restoreSigns(softenMarkdown(text))).toBe('## Title {#own-id}      \n\n{/* #no id */}\n')
  })

  it.each(['`<!-- code -->`', '```\n<!-- code -->\n## x {#y}\n```', '## Title \\{#id}', 'no {#heading}'])(
    'leaves %j unchanged',
    (text) => {
      expect(softenMarkdown(text)).toBe(text)
    },
  )
})

it('disarms one sign', () => {
  const text = 'a < b < c'
  const disarmed = disarmSign(text, 6)
  expect(disarmed.slice(0, 6)).toBe('a < b ')
  expect(disarmed[6]).not.toBe('<')
  expect(restoreSigns(disarmed)).toBe(text)
})
