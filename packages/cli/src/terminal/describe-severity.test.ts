import { expect, it } from 'vitest'
import { describeSeverity } from './describe-severity.js'

it.each([
  [{ severity: 'error' }, 'error'],
  [{ severity: 'warning', setting: 'onBrokenAnchors' }, 'warning by default; `onBrokenAnchors` sets it'],
  [{ severity: { error: 'for an image', warning: 'for a link' } }, 'error for an image; warning for a link'],
  [
    { severity: { error: 'for a page', info: 'for a file' }, setting: 'onBrokenLinks' },
    'error for a page; info for a file. `onBrokenLinks` can set another',
  ],
] as const)('describes %j', (explanation, words) => {
  expect(describeSeverity(explanation)).toBe(words)
})
