import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import { readServers } from '../nouns/server.js'
import { createTestDraft } from '../test-draft.js'
import { viewDeprecation, viewExternalDocs, viewServer } from './view-notes.js'

const described = (text: string) => ({ text, pointer: '/here' })

it('omits what is not deprecated, and includes a reason if present', () => {
  const draft = createTestDraft({})
  expect(viewDeprecation(draft, undefined)).toEqual({})
  expect(viewDeprecation(draft, {})).toEqual({ deprecation: {} })
  expect(viewDeprecation(draft, { reason: described('Too old') })).toEqual({ deprecation: { html: '\u0000d0\u0000' } })
  expect(draft.descriptions).toEqual([described('Too old')])
})

it('labels external documentation by its URL, or by a description that is a title', () => {
  const draft = createTestDraft({})
  expect(viewExternalDocs(draft, undefined)).toEqual({})
  const docs = { href: 'https://a.example', description: described('More *about* it'), pointer: '/externalDocs/url' }
  expect(viewExternalDocs(draft, docs)).toEqual({
    externalDocs: {
      href: 'https://a.example',
      label: 'https://a.example',
      isUrl: true,
      descriptionHtml: '\u0000d0\u0000',
    },
  })
  expect(viewExternalDocs(draft, { ...docs, description: described('Guides for owners') })).toEqual({
    externalDocs: { href: 'https://a.example', label: 'Guides for owners', isUrl: false },
  })
})

it('shows a server as written, with the values of its variables', () => {
  const variables = {
    region: { default: 'eu', enum: ['eu', 'us'], description: 'Where it is' },
    port: { default: 443 },
  }
  const document = { servers: [{ url: 'https://{region}.example.com:{port}', variables }] }
  const draft = createTestDraft(document)
  const [server] = readServers(rootNode(document)).map((each) => viewServer(draft, each))
  expect(server?.url).toBe('https://{region}.example.com:{port}')
  expect(server?.variables[0]).toEqual({
    name: 'region',
    defaultValue: 'eu',
    values: ['eu', 'us'],
    descriptionHtml: '\u0000d0\u0000',
  })
  expect(draft.descriptions.map(({ pointer }) => pointer)).toEqual(['/servers/0/variables/region/description'])
})
