import { describe, expect, it } from 'vitest'
import { needsReferenceParser } from './needs-reference-parser.js'

it('ignores fenced code, but not what only looks like it', () => {
  expect(needsReferenceParser('a\n\n```js\n::obj.func;\n```\n\nb')).toBe(false)
  expect(needsReferenceParser('~~~\n::obj.func;\n')).toBe(false)
  expect(needsReferenceParser('```\ncode\n```\n\n::obj.func;')).toBe(true)
  expect(needsReferenceParser('text ``` not a fence\n::obj.func;\n```')).toBe(true)
  expect(needsReferenceParser('````\n```\n::obj.func;\n````')).toBe(false)
})

describe('needsReferenceParser', () => {
  it.each([
    'a\ud800b',
    '```\n\ud800\n```',
    '::: note\ntext',
    ':::{.note}',
    '::note rest',
    '> ::obj.func',
    ':::note-\n',
    'x*_y_*',
    '_*x*_',
    'a \\** b',
    '<a href=/x>',
    '---\na: b\n--- \nc',
    '<a b="c" d=e=f>',
    ':::note\n| a |\n| - |\n| b |\n:::\n',
  ])('accepts %j', (text) => {
    expect(needsReferenceParser(text)).toBe(true)
  })

  it.each([
    ':::note\ntext\n:::\n',
    ':::note\n\n| a |\n| - |\n\n:::\n',
    ':::note Title, and more\ntext\n:::   ',
    '::::tabs{group="x y"}\n:::tab[npm]\n:::\n::::',
    '::cards\n\n::include[a]{file=b.md}',
    '**a** _b_ ***c*** * _d_',
    '<a href="/x?y=z" b=c>',
    'if (a < b && c == "d") x = y/z',
    '---\na: b\n---\nc\n\n---\n',
    'emoji 😀, std::vector, 10:30',
  ])('lets satteri parse %j', (text) => {
    expect(needsReferenceParser(text)).toBe(false)
  })
})
