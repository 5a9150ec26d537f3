import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TOCInline } from './TOCInline.js'

const toc = [2, 3, 4, 6].map((level) => ({ id: `h${level}`, value: `<code>${level}</code>`, level }))

const linksIn = (html: string): (string | undefined)[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

it('lists headings of the levels 2 and 3, with their HTML', () => {
  expect(renderToStaticMarkup(<TOCInline toc={toc} />)).toBe(
    '<ul><li><a href="#h2"><code>2</code></a></li><li><a href="#h3"><code>3</code></a></li></ul>',
  )
})

it('lists the levels that its props name, the ends included', () => {
  expect(linksIn(renderToStaticMarkup(<TOCInline toc={toc} minHeadingLevel={3} maxHeadingLevel={4} />))).toEqual([
    '#h3',
    '#h4',
  ])
  expect(linksIn(renderToStaticMarkup(<TOCInline toc={toc} maxHeadingLevel={6} />))).toHaveLength(4)
  expect(renderToStaticMarkup(<TOCInline toc={toc} minHeadingLevel={5} maxHeadingLevel={5} />)).toBe('<ul></ul>')
})
