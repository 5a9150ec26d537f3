import { expect, it } from 'vitest'
import { convertTagUrls } from './convert-tag-urls.js'

const tag = (label: string, slug: string, pageCount = 1) => ({
  route: `/blog/tags/${slug}`,
  label,
  pageCount,
  pagePath: 'page',
})

it('redirects from names in kebab case and from further pages', () => {
  const { fields, notes } = convertTagUrls({
    all: [],
    tags: [tag('arm64', 'arm64', 2), tag('PHPUnit', 'phpunit'), tag('news', 'news', 3), tag('env vars', 'env-vars')],
  })
  expect(fields['redirects']).toEqual([
    { from: '/blog/tags/arm-64', to: '/blog/tags/arm64' },
    { from: '/blog/tags/arm-64/page/2', to: '/blog/tags/arm64' },
    { from: '/blog/tags/php-unit', to: '/blog/tags/phpunit' },
    { from: '/blog/tags/news/page/2', to: '/blog/tags/news' },
    { from: '/blog/tags/news/page/3', to: '/blog/tags/news' },
  ])
  expect(notes).toMatchObject([{ status: 'changed', message: expect.stringMatching(/^5 `redirects`/) }])
})

it('redirects from no existing page, and writes nothing without tags', () => {
  const all = ['/blog/tags/v-2']
  expect(convertTagUrls({ all, tags: [tag('v2', 'v2')] }).fields).toEqual({})
  expect(convertTagUrls({ all, tags: [] }).notes).toEqual([])
})
