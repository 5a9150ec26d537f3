import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import { readSecurity, readSecuritySchemes } from '../nouns/security-scheme.js'
import { createTestDraft, wordsOf } from '../test-draft.js'
import { schemeId, viewAuthorization } from './view-authorization.js'

function view(security: JsonValue, overview: string, prefix = '', pointer = '') {
  const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, 'o auth': { type: 'oauth2' } }
  const document = { openapi: '3.1.0', security, components: { securitySchemes } }
  const draft = createTestDraft(document)
  const requirement = readSecurity(rootNode(document))
  if (!requirement) throw new Error('no requirement')
  const position = { schemes: readSecuritySchemes(document), prefix, pointer, overview }
  return { draft, view: viewAuthorization(requirement, position, draft) }
}

it('links every scheme to its position on the overview', () => {
  const { draft, view: page } = view([{ key: [] }, { 'o auth': ['read'], key: [] }], '/api/shop')
  const names = page.alternatives.map(({ schemes }) => schemes.map(({ name, scopes }) => [name, ...scopes]))
  expect(names).toEqual([[['key']], [['o auth', 'read'], ['key']]])
  expect(draft.links.map(({ href, file }) => `${file} ${href}`)).toEqual([
    '# /api/shop#security-key',
    '# /api/shop#security-o-auth',
    '# /api/shop#security-key',
  ])
  expect(wordsOf(draft)).toContain('authorization key o auth read key')
})

it('needs no link to a page on the overview itself, where its ids have a prefix', () => {
  const { draft, view: own } = view([{ key: [] }], '', 'default-')
  expect(own.alternatives[0]?.schemes[0]?.href).toBe(`#${schemeId('key')}`)
  expect([own.heading.id, own.heading.level, draft.links.length]).toEqual(['default-authorization', 4, 0])
})

it('marks authentication as optional if an alternative requires none', () => {
  expect(view([{}, { key: [] }], '/api').view.isOptional).toBe(true)
  expect(view([{ key: [] }], '/api').view.isOptional).toBe(false)
})

it('reports an undeclared scheme, and does not link it', () => {
  const { draft, view: page } = view([{ gone: [] }], '/api')
  expect(page.alternatives[0]?.schemes).toEqual([{ name: 'gone', type: '', scopes: [] }])
  expect(draft.links).toEqual([])
  expect(draft.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['api-unknown-security /security'])
})

it('suggests a declared scheme, and leaves what applies to the whole description to the overview', () => {
  expect(view([{ kye: [] }], '').draft.problems.map(({ hint }) => hint)).toEqual(['Did you mean key?'])
  expect(view([{ kye: [] }], '/api', '', '/paths/~1a/get').draft.problems).toEqual([])
})
