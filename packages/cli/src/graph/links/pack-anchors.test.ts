import { expect, it } from 'vitest'
import { packAnchors, unpackAnchors } from './pack-anchors.js'

it('unpacks what was packed', () => {
  const anchors = ['body', 'body.id', 'body.id', '', 'größe-3,4', '12,3,x', 'a b\nc', '😀', '😁', 'body.id.of']
  expect(unpackAnchors(packAnchors(anchors))).toEqual(anchors)
  expect(unpackAnchors(packAnchors([]))).toEqual([])
})

it('stores a common prefix of ids once', () => {
  const anchors = Array.from({ length: 100 }, (_, index) => `response-200-body.customer.address.${index}`)
  expect(packAnchors(anchors).length).toBeLessThan(anchors.join('').length / 5)
})
