import { expect, it } from 'vitest'
import { findApiAnchor } from './find-api-anchor.js'
import type { EditionLinks } from './link-table.js'

const page = (route: string) => ({ route, href: `/docs${route}` })
const edition: EditionLinks = {
  version: 'current',
  locale: 'en',
  contentRoots: ['docs'],
  origin: 'docs',
  neighbors: {},
  mounts: [],
  pages: { 'shop.yaml': page('/shop'), 'docs/index.md': page('/') },
  operations: {
    getPet: page('/getpet'),
    'shop.yaml#getPet': page('/shop/getpet'),
    'shop.yaml#/paths/~1pets~1{id}/get': page('/shop/getpet'),
  },
  drafts: [],
}
const find = (anchor: string, file = 'shop.yaml#/info/description') =>
  findApiAnchor({ href: `#${anchor}`, path: '', suffix: `#${anchor}`, anchor, file, route: '/x', edition })

it.each([
  ...['operation/getPet', 'tag/Pets/operation/getPet', '/Pets/getPet', '!/Pets/getPet', '/operations/getPet'],
  ...['tag/Pets/paths/~1pets~1{id}/get', 'paths/~1pets~1{id}/get', 'tag/pets/GET/pets/{id}'],
])("resolves #%s to the API's own operation", (anchor) => {
  expect(find(anchor)).toEqual({ kind: 'page', ...page('/shop/getpet') })
})

it.each([
  ['tag/Old pets', 'tag-Old-pets'],
  ['/Pets', 'tag-Pets'],
  ['section/Authentication', 'authentication'],
  ['section/Paging/By Cursor', 'by-cursor'],
])('resolves #%s to a section of the overview', (anchor, part) => {
  expect(find(anchor)).toEqual({ kind: 'page', route: '/shop', href: `/docs/shop#${part}`, anchor: part })
})

it.each(['operation/feedPet', 'get-pet', 'a/b/c/d', 'responses', 'tag/pets/GET/gone'])(
  'does not resolve #%s',
  (anchor) => {
    expect(find(anchor)).toBeUndefined()
  },
)

it('ignores anchors of docs', () => {
  expect(find('operation/getPet', 'docs/index.md')).toBeUndefined()
})
