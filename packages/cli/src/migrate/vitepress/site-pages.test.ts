import { expect, it } from 'vitest'
import { joinFolder, plainText, resolveLink } from './site-pages.js'

const folder = { base: '', files: ['index.md', 'guide/index.md', 'guide/start.md'] }

it.each([
  ['/', { href: '/', id: 'index' }],
  ['/guide/', { href: '/guide/', id: 'guide/index' }],
  ['/guide', { href: '/guide', id: 'guide/index' }],
  ['/guide/index.html', { href: '/guide/', id: 'guide/index' }],
  ['guide/start.md', { href: '/guide/start', id: 'guide/start' }],
  ['/guide/start#a', { href: '/guide/start#a' }],
  ['/gone', { href: '/gone' }],
  ['https://a.example', { href: 'https://a.example' }],
])('resolves %s', (link, target) => expect(resolveLink(link, folder)).toEqual(target))

it('resolves links of a language only in its folder', () => {
  expect(resolveLink('/zh/start', { base: '/zh', files: ['start.md'] })).toEqual({ href: '/zh/start', id: 'start' })
  expect(resolveLink('/start', { base: '/zh', files: ['start.md'] })).toEqual({ href: '/start' })
})

it('joins folders, and reads texts with HTML', () => {
  expect([joinFolder('', ''), joinFolder('docs', '.'), joinFolder('', './src/')]).toEqual(['.', 'docs', 'src'])
  expect(plainText('A &amp; <b>b</b>')).toBe('A & b')
})
