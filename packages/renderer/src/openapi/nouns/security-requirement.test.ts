import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import { readSecurity } from './security-requirement.js'

const node = (security?: JsonValue) => rootNode(security === undefined ? {} : { security })

it('takes the first that says something', () => {
  expect(readSecurity(node(), node([{ key: [] }]))?.alternatives).toEqual([[{ name: 'key', scopes: [] }]])
  expect(readSecurity(node([]), node([{ key: [] }]))).toBeUndefined()
})

it('knows alternatives, what belongs together, and that none may be needed', () => {
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
