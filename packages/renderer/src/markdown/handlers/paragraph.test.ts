import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { cutAtWord } from './paragraph.js'

const description = async (text: string) => (await compilePlain(text)).description

describe('the description', () => {
  it('is the text of the first non-empty paragraph', async () => {
    expect(await description('# A\n\n![b](c.png)\n\n<!-- d -->\n\nE *f* [g](h) `i`.\n\nj')).toBe('E f g i.')
  })

  it('has no space between an inline block and punctuation', async () => {
    const { description: text, sections } = await compilePlain('A :tooltip[b]{tip="c"}, :badge[d]; <tt>e</tt>.')
    expect([text, sections[0]?.text]).toEqual(['A b, d; e.', 'A b, d; e.'])
  })

  it('comes from a block only when no other paragraph has text, and never from MDX', async () => {
    expect(await description(':::note[A]\nb\n:::\n\nc')).toBe('c')
    expect(await description(':::note[A]\nb\n:::\n\n- d')).toBe('b')
    expect(await description('import "a"\n\nb')).toBe('b')
    expect(await description('## A\n\n- b')).toBe('')
  })
})

describe('cutAtWord', () => {
  it('cuts between words and never beyond the length', () => {
    expect(cutAtWord('one two three', 13)).toBe('one two three')
    expect(cutAtWord('one, two, three', 12)).toBe('one, two…')
    expect(cutAtWord('one two, three', 9)).toBe('one two…')
  })

  it('cuts a text without spaces anywhere, except within a character', () => {
    expect(cutAtWord('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`)
    expect(cutAtWord('😀'.repeat(10), 10)).toBe(`${'😀'.repeat(4)}…`)
  })
})
