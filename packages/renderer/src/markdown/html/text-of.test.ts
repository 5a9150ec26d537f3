import { expect, it } from 'vitest'
import { element, text } from '../../../test/markdown/html-nodes.js'
import { isFootnoteReference, textOf } from './text-of.js'

const footnote = element('sup', {}, element('a', { dataFootnoteRef: true }, text('1')))

it('joins inline text and separates blocks', () => {
  expect(
    textOf([text('a'), element('b', {}, text('b')), element('p', {}, text('c\n d')), element('br', {}), text('e')]),
  ).toBe('ab c d e')
})

it('adds no space between an element and punctuation', () => {
  const term = element('docgen-inline', {}, text('term'))
  expect(textOf([text('('), term, text('), a '), term, text(', and '), term, element('br', {}), text('.env !')])).toBe(
    '(term), a term, and term .env !',
  )
})

it('separates blocks that end with a quotation', () => {
  const blocks = ['„so“', '»so«', 'say', '“so”', '«so»', 'end'].map((words) => element('p', {}, text(words)))
  expect(textOf(blocks)).toBe('„so“ »so« say “so” «so» end')
  expect(textOf([text('a “'), element('docgen-inline', {}, text('term')), text('”')])).toBe('a “term”')
})

it('reads alternative texts, and no footnote numbers', () => {
  const back = element('a', { dataFootnoteBackref: '' }, text('↩'))
  expect(textOf([element('img', { alt: 'picture' }), footnote, back, text('!')])).toBe('picture!')
  expect(isFootnoteReference(footnote)).toBe(true)
  expect(isFootnoteReference(element('sup', {}, text('2')))).toBe(false)
})
