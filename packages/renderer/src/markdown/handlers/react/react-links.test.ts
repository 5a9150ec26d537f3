import { expect, it } from 'vitest'
import { createTestPage } from '../../../../test/markdown/create-test-page.js'
import { resolveReactLinks } from './react-links.js'

function resolve(html: string) {
  const { draft, element } = createTestPage()
  const resolved = resolveReactLinks(html, { draft, element })
  return {
    html: resolved.replace(/\u0000(\d+)\u0000/g, '{$1}'),
    hrefs: draft.links.map(({ kind, href }) => `${kind} ${href}`),
  }
}

it('resolves links and images of the site', () => {
  expect(resolve('<a class="x" href="./a.md?b&amp;c">A</a><img src="/i.png" alt="">')).toEqual({
    html: '<a class="x" href="{0}">A</a><img src="{1}" alt="">',
    hrefs: ['link ./a.md?b&c', 'image /i.png'],
  })
  expect(resolve('<link rel="preload" as="image" href="/i.png"/><img src="/i.png">').hrefs).toEqual([
    'image /i.png',
    'image /i.png',
  ])
})

it.each([
  '<a href="#top">A</a>',
  '<a href="https://a.example/?b&amp;c">A</a>',
  '<a href="mailto:a@b.c">A</a>',
  '<a href="">A</a>',
  '<img href="/a">',
  '<p href="/a">',
  '<a data-href="/a">A</a>',
])('does not change %s', (html) => {
  expect(resolve(html)).toEqual({ html, hrefs: [] })
})
