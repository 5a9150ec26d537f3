import { describe, expect, it } from 'vitest'
import { escapeCharacter, restoreCharacters, toValidMdx } from './escape-markdown-for-mdx.js'

describe('toValidMdx', () => {
  it.each([
    'A <!-- comment --> here',
    '<!-- over\n\nlines, with */ and } -->',
    '## Title {#own-id}',
    '> ### Quoted {#own}  ',
  ])('keeps positions in %j, and is reversible', (text) => {
    const converted = toValidMdx(text)
    expect(converted).not.toBe(text)
    expect(converted).toHaveLength(text.length)
    expect(restoreCharacters(converted).replaceAll('{/*-', '<!--').replaceAll('*/}', '-->')).toBe(text)
  })

  it('reads the id of a heading from a comment', () => {
    const text = '## Title {/* #own-id */}\n\n{/* #no id */}\n'
    expect(toValidMdx(text)).toHaveLength(text.length)
    expect(restoreCharacters(toValidMdx(text))).toBe('## Title {#own-id}      \n\n{/* #no id */}\n')
  })

  it.each(['a {/* <!-- b --> */} c', '{/* <!-- b */}\n\ntext -->', '{\n  /* <!-- b --> */ c}', '/** <!-- b --> */'])(
    'leaves the code comment in %j unchanged',
    (text) => {
      expect(toValidMdx(text)).toBe(text)
    },
  )

  it.each(['`<!-- code -->`', '```\n<!-- code -->\n## x {#y}\n```', '## Title \\{#id}', 'no {#heading}'])(
    'leaves %j unchanged',
    (text) => {
      expect(toValidMdx(text)).toBe(text)
    },
  )
})

it('escapes one character', () => {
  const text = 'a < b < c'
  const escaped = escapeCharacter(text, 6)
  expect(escaped.slice(0, 6)).toBe('a < b ')
  expect(escaped[6]).not.toBe('<')
  expect(restoreCharacters(escaped)).toBe(text)
})
