import { expect, it } from 'vitest'
import { referredFile, writtenReference } from './written-reference.js'

it.each([
  ['#/components/schemas/A', '#/components/schemas/A', undefined],
  ['#/x-docgen-files/paths~1bots.yaml/get', 'paths/bots.yaml#/get', 'paths/bots.yaml'],
  ['#/x-docgen-files/a%20b.yaml', 'a b.yaml#', 'a b.yaml'],
])('names the file of %s', (reference, written, file) => {
  expect([writtenReference(reference), referredFile(reference)]).toEqual([written, file])
})
