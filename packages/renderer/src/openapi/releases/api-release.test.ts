import { describe, expect, it } from 'vitest'
import { readApiDescription } from '../api-description.js'
import type { JsonObject } from '../json-value.js'
import { listReleases } from './api-release.js'
import { createReleaseFinder } from './find-release.js'
import { nameChangelog } from './name-changelog.js'

const describeApi = (version: string, properties: JsonObject, more: JsonObject = {}): JsonObject => {
  const schema = { $ref: '#/components/schemas/Order' }
  const responses = { 200: { description: 'Fine', content: { 'application/json': { schema } } } }
  return {
    openapi: '3.1.0',
    info: { title: 'A', version },
    paths: { '/orders': { get: { operationId: 'list', responses } }, ...more },
    components: { schemas: { Order: { type: 'object', properties } } },
  }
}
const other = (operationId: string): JsonObject => ({
  get: { operationId, responses: { 204: { description: 'Done' } } },
})

const descriptions = [
  describeApi('1.3', { id: { type: 'integer' }, a: {} }, { '/old': other('old'), '/same': other('same') }),
  describeApi('1.4', { id: { type: 'integer' }, a: {}, total: { type: 'number' } }, { '/same': other('same') }),
  describeApi(
    '1.5',
    { id: { type: 'string' }, a: {}, total: { type: 'number' } },
    { '/same': other('same'), '/new': other('new') },
  ),
]

describe('the releases of an API', () => {
  it('are the changes between each two versions, newest first', () => {
    const releases = listReleases(descriptions)
    expect(releases.map(({ version, since, changes }) => [version, since, changes.map(({ kind }) => kind)])).toEqual([
      ['1.5', '1.4', ['type-changed', 'operation-added']],
      ['1.4', '1.3', ['property-added', 'operation-removed']],
    ])
    expect(listReleases(descriptions.slice(2))).toEqual([])
  })

  it('name the last version that changed an operation or a property', () => {
    const [, , now = {}] = descriptions
    const find = createReleaseFinder(listReleases(descriptions), readApiDescription(now).pages)
    const properties = '/components/schemas/Order/properties'
    expect(find(`${properties}/id`)).toEqual({ kind: 'changed', version: '1.5' })
    expect(find(`${properties}/total`)).toEqual({ kind: 'new', version: '1.4' })
    expect(find(`${properties}/a`)).toBeUndefined()
    expect(find('/paths/~1orders/get')).toEqual({ kind: 'changed', version: '1.5' })
    expect(find('/paths/~1new/get')).toEqual({ kind: 'new', version: '1.5' })
    expect(find('/paths/~1same/get')).toBeUndefined()
  })

  it('have a page whose name no operation has', () => {
    expect(nameChangelog([{ slug: 'list' }])).toBe('changelog')
    expect(nameChangelog([{ slug: 'changelog' }])).toBe('api-changelog')
  })
})
