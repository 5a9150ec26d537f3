import { expect, it } from 'vitest'
import { allowConnections } from './allow-connections.js'
import type { DocumentView } from './document-view.js'

it('adds sources to the policy of a page', () => {
  const document = { policy: "default-src 'none'; connect-src 'self'; base-uri 'none'" } as DocumentView
  expect(allowConnections(document, ['https://a.example']).policy).toBe(
    "default-src 'none'; connect-src 'self' https://a.example; base-uri 'none'",
  )
  expect(allowConnections(document)).toBe(document)
  const open = {} as DocumentView
  expect(allowConnections(open, ['https://a.example'])).toBe(open)
})
