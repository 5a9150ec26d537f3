import { createNumberKeeper, type JsonObject } from '@docgen/renderer/openapi'
import { describe, expect, it } from 'vitest'
import type { Bundling } from './bundling.js'
import { rewriteReferences } from './rewrite-references.js'

function rewrite(value: JsonObject, path = 'api.yaml') {
  const state: Bundling = {
    siteDir: '/no/such/site',
    around: { origins: ['https://schemas.example.org'], apis: ['other.yaml'] },
    root: 'api.yaml',
    parts: [],
    values: new Map(),
    anchors: new Map(),
    selves: new Map(),
    named: [],
    waiting: new Map(),
    positions: new Map(),
    diagnostics: [],
    numbers: createNumberKeeper(),
    overlaid: {},
  }
  const anchors = { find: () => undefined, within: (_pointer: string, fragment: string) => fragment }
  const rewritten = rewriteReferences(value, { path, pointer: '', role: 'object', anchors }, state)
  return { ...state, rewritten, waiting: [...state.waiting.keys()], codes: state.diagnostics.map(({ code }) => code) }
}

describe('rewriteReferences', () => {
  it('keeps references inside the main file, also from other files', () => {
    expect(rewrite({ a: { $ref: '#/b' } }).rewritten).toEqual({ a: { $ref: '#/b' } })
    expect(rewrite({ a: { $ref: '../api.yaml#/b' } }, 'parts/a.yaml').rewritten).toEqual({ a: { $ref: '#/b' } })
  })

  it('queues each referenced file once', () => {
    const { rewritten, waiting } = rewrite({ a: { $ref: './pet.yaml#/Pet' }, b: [{ $ref: 'pet.yaml' }] })
    expect(waiting).toEqual(['pet.yaml'])
    expect(JSON.stringify(rewritten)).toMatch(/pet\.yaml\/Pet/)
  })

  it('resolves names later, because their file may not have been read', () => {
    expect(rewrite({ a: { $ref: './pet.yaml#tree' } }).named).toMatchObject([{ path: 'pet.yaml', name: 'tree' }])
  })

  it('reports references to other origins, unless the config allows them', () => {
    const allowed = rewrite({ a: { $ref: 'https://schemas.example.org/a.json' } })
    expect([allowed.codes, allowed.waiting]).toEqual([[], ['https://schemas.example.org/a.json']])
    const refused = rewrite({ a: { $ref: 'https://evil.example/a.json' } })
    expect([refused.codes, refused.waiting]).toEqual([['api-remote-ref'], []])
    expect(refused.diagnostics[0]?.hint).toContain("remoteRefs: ['https://evil.example']")
    expect(rewrite({ a: { $ref: 'https://user@schemas.example.org/a' } }).codes).toEqual(['api-remote-ref'])
  })

  it('replaces dynamic references by static ones', () => {
    expect(rewrite({ a: { $dynamicRef: '#/b' } }).rewritten).toEqual({ a: { $ref: '#/b' } })
  })

  it('leaves data as it is', () => {
    const schema = { default: { $ref: './no-file.yaml' }, enum: [{ $ref: './no-file.yaml' }] }
    const { rewritten, waiting } = rewrite({ components: { schemas: { A: schema } } })
    expect(rewritten).toEqual({ components: { schemas: { A: schema } } })
    expect(waiting).toEqual([])
  })

  it('rewrites mappings that are references, and keeps names', () => {
    const mapping = { cat: '#/components/schemas/Cat', dog: 'Dog', bird: 'bird.yaml' }
    const { rewritten, waiting } = rewrite({ discriminator: { propertyName: 'kind', mapping } })
    expect(JSON.stringify(rewritten)).toContain('"dog":"Dog"')
    expect(waiting).toEqual(['bird.yaml'])
  })

  it('links to operations of other APIs of the site, and reports missing files', () => {
    const link = (operationRef: string) => rewrite({ links: { next: { operationRef } } })
    expect(link('other.yaml#/paths/~1a/get').rewritten).toEqual({
      links: { next: { operationRef: 'api:other.yaml#/paths/~1a/get' } },
    })
    expect(link('https://a.org/api.yaml#/paths').codes).toEqual([])
    expect(link('missing.yaml#/paths/~1a/get').codes).toEqual(['api-unknown-operation'])
  })
})
