import { expect, it } from 'vitest'
import { findEmoji } from './find-emoji.js'

it('finds emoji by the names of GitHub', () => {
  expect(['tada', '+1', 'white_check_mark', 'rocket'].map(findEmoji)).toEqual(['🎉', '👍', '✅', '🚀'])
  expect(findEmoji('constructor')).toBeUndefined()
})
