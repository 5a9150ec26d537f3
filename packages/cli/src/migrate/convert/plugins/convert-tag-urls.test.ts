import { expect, it } from 'vitest'
import { convertTagUrls } from './convert-tag-urls.js'

const tag = (label: string, slug: string, page = '') => ({
  route: `/blog/tags/${slug}${page}`,
  first: `/blog/tags/${slug}`,
  label,
})

it('redirects from names in kebab case, for all pages of a list', () => {
  const { fields, notes } = convertTagUrls({
    all: [],
    tags: [
      tag('arm64', 'arm64'),
      tag('arm64', 'arm64', '/page/2'),
      tag('PHPUnit', 'phpunit'),
      tag('env vars', 'env-vars'),
    ],
  })
  expect(fields['redirects']).toEqual([
    { from: '/blog/tags/arm-64', to: '/blog/tags/arm64' },
    { from: '/blog/tags/arm-64/page/2', to: '/blog/tags/arm64/page/2' },
    { from: '/blog/tags/php-unit', to: '/blog/tags/phpunit' },
  ])
  expect(notes).toMatchObject([{ status: 'changed', message: expect.stringMatching(/^3 `redirects`/) }])
})

it('redirects from no existing page, and writes nothing without tags', () => {
  const all = ['/blog/tags/v-2']
  expect(convertTagUrls({ all, tags: [tag('v2', 'v2')] }).fields).toEqual({})
  expect(convertTagUrls({ all, tags: [] }).notes).toEqual([])
})
