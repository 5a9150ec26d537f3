import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import { readSecurity } from './security-requirement.js'

const node = (security?: JsonValue) => rootNode(security === undefined ? {} : { security })

it('uses the first declared requirement', () => {
  expect(readSecurity(node(), node([{ key: [] }]))?.alternatives).toEqual([[{ name: 'key', scopes: [] }]])
  expect(readSecurity(node([]), node([{ key: [] }]))).toBeUndefined()
})

it('reads alternatives, combined schemes, and optional authentication', () => {
  expect(readSecurity(node([{ a: ['read', 7], b: [] }, {}]))).toEqual({
    isOptional: true,
    alternatives: [
      [
        { name: 'a', scopes: ['read'] },
        { name: 'b', scopes: [] },
      ],
    ],
  })
})
