import { describe, expect, it } from 'vitest'
import { escapeLineStarts, escapeMarkdown } from './escape-markdown.js'

const PLAIN = { isInTable: false, isInLink: false }

describe('escapeMarkdown', () => {
  it.each([
    ['plain text', 'plain text'],
    ['a  b\n\tc', 'a b c'],
    ['2 * 3', '2 \\* 3'],
    ['snake_case stays, _this_ does not', 'snake_case stays, \\_this\\_ does not'],
    ['a `code` b', 'a \\`code\\` b'],
    ['C:\\new', 'C:\\new'],
    ['\\*', '\\\\\\*'],
    ['a < b', 'a < b'],
    ['a <b>', 'a \\<b>'],
    ['R&D', 'R&D'],
    ['&amp; &#38; &#x26;', '\\&amp; \\&#38; \\&#x26;'],
    ['[x] done', '\\[x] done'],
    ['[a](b)', '[a\\](b)'],
    ['[^1]', '\\[^1]'],
    ['about ~5', 'about ~5'],
    ['~~gone~~', '~\\~gone\\~\\~'],
    ['a | b', 'a | b'],
  ])('writes %j as %j', (text, expected) => {
    expect(escapeMarkdown(text, PLAIN)).toBe(expected)
  })
  it('escapes pipes in tables and brackets in links', () => {
    expect(escapeMarkdown('a | b', { ...PLAIN, isInTable: true })).toBe('a \\| b')
    expect(escapeMarkdown('[a]', { ...PLAIN, isInLink: true })).toBe('\\[a\\]')
  })
  it('considers what follows the text', () => {
    expect(escapeMarkdown('a]', PLAIN, '(')).toBe('a\\]')
    expect(escapeMarkdown('a_', PLAIN, 'b')).toBe('a_')
    expect(escapeMarkdown('a_', PLAIN, '')).toBe('a\\_')
  })
})

describe('escapeLineStarts', () => {
  it.each([
    ['# a', '\\# a'],
    ['#a', '#a'],
    ['####### a', '####### a'],
    ['> a', '\\> a'],
    ['- a\n+ b\n-c', '\\- a\n\\+ b\n-c'],
    ['1. a', '1\\. a'],
    ['1) a', '1\\) a'],
    ['1.5 a', '1.5 a'],
    ['1234567890. a', '1234567890. a'],
    ['a\n===', 'a\n\\==='],
    ['---', '\\---'],
    [':::note', '\\:::note'],
    ['', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(escapeLineStarts(text)).toBe(expected)
  })
})
