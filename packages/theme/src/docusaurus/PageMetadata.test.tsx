import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn } from '../../test/messages-in.js'
import { PageMetadata, type PageMetadataProps } from './PageMetadata.js'

const elementsOf = (props: PageMetadataProps): string =>
  JSON.stringify(messagesIn(renderToString(<PageMetadata {...props} />)))

it('adds title, description, keywords and image, and then its children', () => {
  const own = <meta name="robots" content="noindex" />
  const all = elementsOf({ title: 'A', description: 'D', keywords: ['x', 'y'], image: '/i.png', children: own })
  const contents = [...all.matchAll(/"(?:name|property)":"([\w:]+)","content":"([^"]*)"/g)].map(([, name, content]) => [
    name,
    content,
  ])
  expect(contents).toEqual([
    ['og:title', 'A'],
    ['description', 'D'],
    ['og:description', 'D'],
    ['keywords', 'x,y'],
    ['og:image', '/i.png'],
    ['robots', 'noindex'],
  ])
  expect(all).toContain('"name":"title","props":{},"text":"A"')
})

it('adds nothing for absent and empty values', () => {
  expect(elementsOf({})).toBe('[["head",{"elements":[]}]]')
  expect(elementsOf({ title: '', description: '', keywords: '', image: '' })).toBe('[["head",{"elements":[]}]]')
})
