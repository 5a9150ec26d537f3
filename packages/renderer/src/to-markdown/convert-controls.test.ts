import { expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { convertControlLine, convertControls, isControl } from './convert-controls.js'
import { elementsOf } from './html-element.js'
import { createMarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const context = createMarkdownContext({ origin: 'https://a.org', href: '/' }, convertBlocks)
const convert = (html: string): readonly string[] =>
  elementsOf(parseHtml(html)).flatMap((each) => convertControls(each, context))
const line = (html: string) => convertControlLine(parseHtml(html).children, context)

it('joins labels and buttons after the title of their group', () => {
  const controls = '<label>Name:<input></label><div><button>Send</button></div>'
  expect(convert(`<form>${controls}</form>`)).toEqual(['Name, Send'])
  expect(convert(`<fieldset><legend>You：</legend>${controls}</fieldset>`)).toEqual(['You: Name, Send'])
})

it('converts a form with other text like any element', () => {
  expect(convert('<form><p>Why?</p><button>Send</button></form>')).toEqual(['Why?', 'Send'])
  expect(convert('<fieldset><legend>You</legend><p>Why?</p></fieldset>')).toEqual(['You', 'Why?'])
})

it('keeps the title of a group without controls', () => {
  expect(convert('<fieldset><legend>1. You</legend></fieldset>')).toEqual(['1\\. You'])
})

it.each([
  ['<button>A</button> <label>B</label>', ['A, B']],
  ['<button hidden>A</button>', []],
  ['', []],
  ['<button>A</button> and', undefined],
  ['<button>A</button><img src="a.png">', undefined],
  ['<fieldset><button>A</button></fieldset>', undefined],
])('finds the controls of %j', (html, expected) => {
  expect(line(html)).toEqual(expected)
})

it('takes labels and buttons as controls', () => {
  expect(['a', ...elementsOf(parseHtml('<label>a</label><button>b</button><p>c</p>'))].map(isControl)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
