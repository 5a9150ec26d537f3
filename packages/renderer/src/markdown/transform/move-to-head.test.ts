import { expect, it } from 'vitest'
import { moveToHead } from './move-to-head.js'

function take(value: string) {
  const reported: string[] = []
  const headElements: object[] = []
  const scope = {
    report: (_node: unknown, { message }: { message: string }) => reported.push(message),
    compilation: { headElements },
  }
  return { isHead: moveToHead({ type: 'html', value }, scope as never), headElements, reported }
}

it('moves meta, link and title, with their attributes', () => {
  const { isHead, headElements, reported } = take(
    '<head>\n  <meta name="a" content=\'b &amp; c\' />\n  <link rel=icon href="/i.svg">\n  <title>One &lt; two</title>\n</head>\n',
  )
  expect(isHead).toBe(true)
  expect(reported).toEqual([])
  expect(headElements).toEqual([
    { tagName: 'meta', attributes: { name: 'a', content: 'b & c' }, text: '' },
    { tagName: 'link', attributes: { rel: 'icon', href: '/i.svg' }, text: '' },
    { tagName: 'title', attributes: {}, text: 'One < two' },
  ])
})

it('reports other elements', () => {
  const { headElements, reported } = take('<head><script src="/a.js"></script><style>p {}</style></head>')
  expect(headElements).toEqual([])
  expect(reported).toEqual(['<script> in the head of a page is ignored', '<style> in the head of a page is ignored'])
})

it('moves JSON-LD, and reports what is none', () => {
  const { headElements, reported } = take(
    '<head><script type="application/ld+json">{ "a": "&" }</script><script type="application/ld+json">{ a }</script></head>',
  )
  expect(headElements).toEqual([
    { tagName: 'script', attributes: { type: 'application/ld+json' }, text: '{ "a": "&" }' },
  ])
  expect(reported).toEqual(['<script type="application/ld+json"> does not contain JSON, and is ignored'])
})

it.each(['<header>a</header>', '<head>', 'a <head></head>'])('leaves %s', (html) => {
  expect(take(html).isHead).toBe(false)
})
