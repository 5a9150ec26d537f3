import { describe, expect, it } from 'vitest'
import { overviewRoute, readApiDescription } from './api-description.js'
import type { JsonObject } from './json-value.js'

const read = (info: JsonObject, rest: JsonObject = {}) => readApiDescription({ openapi: '3.1.0', info, ...rest })

it('has defaults for everything that is missing, empty or of another type', () => {
  expect(read({ title: ' ', version: null, summary: 7 })).toMatchObject({ title: 'API', version: '', slug: 'api' })
  expect(read({ version: 1.5 }).version).toBe('1.5')
  expect(read({ summary: 7 })).not.toHaveProperty('summary')
})

it('names its overview differently from every operation', () => {
  const get = (operationId: string): JsonObject => ({ get: { operationId } })
  const { slug } = read({ title: 'Shop' }, { paths: { '/a': get('shop'), '/b': get('shopApi') } })
  expect(slug).toBe('shop-api-api')
})

it('has pages for webhooks, unless the overview shows them', () => {
  const document = { openapi: '3.1.0', paths: { '/a': { get: {} } }, webhooks: { paid: { post: {} } } }
  expect(readApiDescription(document).pages.map(({ path }) => path)).toEqual(['/a', 'paid'])
  expect(readApiDescription(document, { webhookTarget: 'overview' }).pages.map(({ path }) => path)).toEqual(['/a'])
})

describe('contact and license', () => {
  it.each<[JsonObject, JsonObject | undefined]>([
    [
      { name: ' Ann ', email: 'a@b.org' },
      { name: 'Ann', email: 'a@b.org' },
    ],
    [{ url: 'https://a.org' }, { name: 'https://a.org', url: 'https://a.org' }],
    [
      { url: 'javascript:a', email: 'a@b.org' },
      { name: 'a@b.org', email: 'a@b.org' },
    ],
    [{ url: 'javascript:a' }, undefined],
    [{ 'x-twitter': 'ann' }, undefined],
    [{ name: ' ' }, undefined],
  ])('reads the contact %j', (contact, expected) => {
    expect(read({ contact }).contact).toEqual(expected)
  })

  it('shows a license that has a name', () => {
    expect(read({ license: { name: 'MIT', url: 'data:a', identifier: 'MIT' } }).license).toEqual({
      name: 'MIT',
      identifier: 'MIT',
    })
    expect(read({ license: { url: 'https://a.org' } }).license).toBeUndefined()
  })
})

it.each([
  [{ routeBase: '/api' }, '/api/shop'],
  [{ routeBase: '/' }, '/shop'],
  [{ routeBase: '/api/', slug: 'v2' }, '/api/v2'],
  [{ routeBase: '/api', slug: '' }, '/api'],
  [{ routeBase: '/', slug: '' }, '/'],
])('places the overview of %j at %s', (options, route) => {
  expect(overviewRoute({ slug: 'shop' }, options)).toBe(route)
})
