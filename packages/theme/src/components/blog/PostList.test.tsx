import type { CardView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site, text } from '../../../test/view-data.js'
import { PostList } from './PostList.js'

const post = (href: string, more: Partial<CardView> = {}): CardView => ({ kind: 'doc', label: href, href, ...more })
const render = (posts: readonly CardView[], hasLead = false): string =>
  renderToStaticMarkup(<PostList site={site} text={text} posts={posts} hasLead={hasLead} />)

it('has only a title for a page without facts', () => {
  expect(render([post('/a')])).toBe(
    '<div class="posts"><article class="post"><h2 class="post-title"><a href="/a">/a</a></h2></article></div>',
  )
  expect(render([])).toBe('<div class="posts"></div>')
})

it('enlarges the first post only, and loads its image at once', () => {
  const image = { image: '/i.png', authors: [] }
  const posts = [post('/a', { post: image }), post('/b', { post: image })]
  const html = render(posts, true)
  expect(html.match(/class="post[ "][^>]*>/g)).toEqual(['class="post post-lead">', 'class="post">'])
  expect(html.match(/loading="lazy"/g)).toHaveLength(1)
  expect(render(posts)).not.toContain('post-lead')
})

it('leaves description and accounts of authors to the page of the post', () => {
  const author = { name: 'Jo', description: 'D', socials: [{ label: 'GitHub', href: '/g' }], count: 3, title: 'T' }
  const html = render([post('/a', { post: { authors: [author] } })])
  expect(html.replace(/<[^>]*>/g, '|').match(/[^|]+/g)).toEqual(['/a', 'J', 'Jo', 'T'])
})

it('lists excerpt and tags', () => {
  const html = render([post('/a', { description: 'Short', tags: [{ label: 'x', href: '/t/x' }] })])
  expect(html).toContain('<p class="post-excerpt"><bdi>Short</bdi></p>')
  expect(html).toContain('<li><a class="page-tag" href="/t/x" rel="tag">x</a></li>')
})
