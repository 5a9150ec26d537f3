import { expect, it } from 'vitest'
import { createTagEndFinder } from './find-tag-end.js'

it.each([
  ['<b', '>a'],
  ['<a title="x"', '>b'],
  ['<a title="x > y"', '>b>'],
  [`<a title='x > y' id="z"`, '>b'],
  ['<a title="x', '>b'],
  [`<a title='x' id="y`, '>b'],
])('finds the end of the tag after %j', (tag, after) => {
  const html = tag + after
  expect(createTagEndFinder(html)(0, html.indexOf('>'))).toBe(tag.length)
})

it('returns the length of the HTML for a tag that does not end', () => {
  const html = '<a title="x > y"'
  expect(createTagEndFinder(html)(0, html.indexOf('>'))).toBe(html.length)
})
