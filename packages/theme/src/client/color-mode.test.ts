import { describe, expect, it } from 'vitest'
import { nextChoice, readChoice } from './color-mode.js'

describe('nextChoice', () => {
  it('toggles between light and dark', () => {
    expect(nextChoice('light', false)).toBe('dark')
    expect(nextChoice('dark', false)).toBe('light')
    expect(nextChoice('system', false)).toBe('dark')
  })

  it('includes the system when following it is allowed', () => {
    expect(['system', 'light', 'dark'].map((choice) => nextChoice(readChoice(choice, 'light'), true))).toEqual([
      'light',
      'dark',
      'system',
    ])
  })
})

describe('readChoice', () => {
  it('replaces unknown values by the fallback', () => {
    expect(readChoice('blue', 'light')).toBe('light')
    expect(readChoice(null, 'system')).toBe('system')
    expect(readChoice('dark', 'light')).toBe('dark')
  })
})
