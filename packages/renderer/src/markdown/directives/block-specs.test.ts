import { expect, it } from 'vitest'
import { attributeOffset, CONTAINER_BLOCKS, isContainerBlock, isTextBlock } from './block-specs.js'

it('knows the names of blocks only', () => {
  expect([isContainerBlock('cards'), isContainerBlock('badge'), isContainerBlock('toString')]).toEqual([
    true,
    false,
    false,
  ])
  expect([isTextBlock('badge'), isTextBlock('cards'), isTextBlock('constructor')]).toEqual([true, false, false])
})

it('names a parent only if it is a block too', () => {
  for (const spec of Object.values(CONTAINER_BLOCKS))
    if ('parent' in spec) expect(isContainerBlock(spec.parent)).toBe(true)
})

it('finds an attribute after the brace', () => {
  expect(attributeOffset('card[icon]{icon=star}', 'icon')).toBe(11)
  expect(attributeOffset('card[icon]', 'icon')).toBe(0)
  expect(attributeOffset('card{href=/}', 'icon')).toBe(0)
})
