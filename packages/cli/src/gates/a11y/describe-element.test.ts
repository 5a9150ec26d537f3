import { type HtmlElement, parseHtml } from '@docgen/renderer'
import { describe, expect, it } from 'vitest'
import { fieldName, isHidden, nameOf, readableText } from './describe-element.js'

/** The first element of some HTML. */
function elementOf(html: string): HtmlElement {
  const element = parseHtml(html).children.find((node) => typeof node !== 'string')
  if (!element || typeof element === 'string') throw new Error('no element')
  return element
}

const byId = new Map([
  ['one', elementOf('<b>First</b>')],
  ['two', elementOf('<b>part</b>')],
])

describe('isHidden', () => {
  it.each([
    ['<template><p>x</p></template>', true],
    ['<div hidden>x</div>', true],
    ['<div aria-hidden="true">x</div>', true],
    ['<div aria-hidden="false">x</div>', false],
    ['<input type="hidden">', true],
    ['<input type="text">', false],
    ['<div>x</div>', false],
    ['<div class="hidden">x</div>', false],
  ])('of %s is %s', (html, expected) => {
    expect(isHidden(elementOf(html))).toBe(expected)
  })
})

describe('readableText', () => {
  it.each([
    ['<p>One  \n two</p>', 'One two'],
    ['<p>One <span hidden>two</span> three</p>', 'One three'],
    ['<p><img src="x" alt="A cat"> sleeps</p>', 'A cat sleeps'],
    ['<p><img src="x"> sleeps</p>', 'sleeps'],
    ['<p><a aria-label="Home" href="/">⌂</a></p>', 'Home'],
    ['<h2>Title<a class="hash-link" href="#title" aria-label="Link">#</a></h2>', 'Title'],
    ['<p></p>', ''],
  ])('of %s is %j', (html, text) => {
    expect(readableText([elementOf(html)])).toBe(text)
  })
})

describe('nameOf', () => {
  it.each([
    ['<a href="/" aria-labelledby="one two" aria-label="Other">Text</a>', 'Firstpart'],
    ['<a href="/" aria-labelledby="none" aria-label="Other">Text</a>', 'Other'],
    ['<a href="/" title="Title">Text</a>', 'Text'],
    ['<a href="/" title="Title"></a>', 'Title'],
    ['<img src="x" alt=" A cat ">', 'A cat'],
    ['<img src="x">', ''],
    ['<iframe src="x">Fallback</iframe>', ''],
    ['<iframe src="x" title="Video"></iframe>', 'Video'],
  ])('of %s is %j', (html, name) => {
    expect(nameOf(elementOf(html), { byId })).toBe(name)
  })
})

describe('fieldName', () => {
  const scope = { byId, labels: new Map([['mail', elementOf('<label for="mail">Address</label>')]]) }
  const outer = elementOf('<label>Outer</label>')

  it.each([
    ['<input id="mail">', undefined, 'Address'],
    ['<input id="mail" aria-label="Own">', undefined, 'Own'],
    ['<input id="other">', outer, 'Outer'],
    ['<input placeholder=" Search ">', undefined, 'Search'],
    ['<input>', undefined, ''],
  ])('of %s', (html, label, name) => {
    expect(fieldName(elementOf(html), scope, label)).toBe(name)
  })
})
