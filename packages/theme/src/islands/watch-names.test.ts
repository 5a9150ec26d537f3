import { expect, it, vi } from 'vitest'
import { find, openPage, settle } from '../../test/open-page.js'
import { watchNames } from './watch-names.js'

/** What an island adds, as the page has it then. */
async function added(html: string): Promise<string> {
  openPage('<docgen-island></docgen-island>')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  watchNames(find('docgen-island'))
  find('docgen-island').innerHTML = html
  await settle()
  return find('docgen-island').innerHTML
}

it.each([
  ['<img name="querySelector">', '<img name="content-querySelector">'],
  ['<div><form id="body"></form></div>', '<div><form id="content-body"></form></div>'],
  ['<input name="requestSubmit">', '<input name="content-requestSubmit">'],
  ['<form><button name="matches"></button></form>', '<form><button name="content-matches"></button></form>'],
])('renames what hides a property: %s', async (html, expected) => {
  expect(await added(html)).toBe(expected)
  expect(console.warn).toHaveBeenCalledTimes(1)
})

it.each([
  '<img name="logo">',
  '<p id="body"></p>',
  '<input name="name"><input name="title">',
  '<button id="Submit"></button>',
])('leaves %s', async (html) => {
  expect(await added(html)).toBe(html)
})

it('also renames what changes later', async () => {
  await added('<img>')
  find('img').setAttribute('name', 'cookie')
  await settle()
  expect(find('img').getAttribute('name')).toBe('content-cookie')
})
