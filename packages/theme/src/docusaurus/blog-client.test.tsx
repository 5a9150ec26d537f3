import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from './blog-client.js'

const SHOWN = Symbol.for('docgen.document')
const PATH = Symbol.for('docgen.path')

afterEach(() => {
  Reflect.deleteProperty(globalThis, SHOWN)
  Reflect.deleteProperty(globalThis, PATH)
})

const items = [
  { title: 'Old', permalink: '/blog/old', date: '2023-12-31' },
  { title: 'Hidden', permalink: '/blog/hidden', date: '2024-05-01', unlisted: true },
  { title: 'New', permalink: '/blog/new', date: '2024-05-02' },
]

it('returns the post that shows the component, with its URL', () => {
  // Tests that render components leave the document of the last one here.
  Reflect.deleteProperty(globalThis, SHOWN)
  expect(() => useBlogPost()).toThrow('docgen has no useBlogPost() for components')
  Reflect.set(globalThis, SHOWN, { frontMatter: { tags: ['a'] }, metadata: { title: 'New' } })
  Reflect.set(globalThis, PATH, { getStore: () => '/blog/new' })
  expect(useBlogPost()).toMatchObject({
    isBlogPostPage: true,
    frontMatter: { tags: ['a'] },
    metadata: { title: 'New', permalink: '/blog/new' },
  })
})

it('lists posts by year, without those that are unlisted unless the page shows one', () => {
  const titles = () => useVisibleBlogSidebarItems(items).map(({ title }) => title)
  expect(titles()).toEqual(['Old', 'New'])
  Reflect.set(globalThis, PATH, { getStore: () => '/blog/hidden' })
  expect(titles()).toEqual(['Old', 'Hidden', 'New'])
  expect(groupBlogSidebarItemsByYear(items).map(([year, { length }]) => [year, length])).toEqual([
    ['2024', 2],
    ['2023', 1],
  ])
  const html = renderToStaticMarkup(<BlogSidebarItemList items={items.slice(0, 1)} liClassName="post" />)
  expect(html).toBe('<ul><li class="post"><a href="/blog/old">Old</a></li></ul>')
})
