import { expect, it } from 'vitest'
import { pairInlineImages } from './pair-inline-images.js'

it('names an image that is part of the page after the one with the same alternative text', () => {
  const theirs = [
    { name: '', alt: 'A boat' },
    { name: 'pier', alt: '' },
  ]
  const ours = [
    { name: 'boat', alt: 'A boat' },
    { name: 'pier', alt: '' },
  ]
  expect(pairInlineImages(theirs, ours)).toEqual({ theirs: ['boat (A boat)', 'pier'], ours: ['boat (A boat)', 'pier'] })
})

it('keeps an image without counterpart', () => {
  expect(pairInlineImages([{ name: '', alt: 'A boat' }], [])).toEqual({ theirs: [' (A boat)'], ours: [] })
})
