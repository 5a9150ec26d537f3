import type { ThemeComponents } from '@docgen/renderer/contract'
import { describe, expect, it } from 'vitest'
import { original } from './theme.js'

describe('original', () => {
  it('has every component for those that wrap one, in its types as well', () => {
    const components: Required<ThemeComponents> = original
    expect(Object.entries(components).filter(([, component]) => typeof component !== 'function')).toEqual([])
    expect(Object.keys(components)).toContain('ApiProperty')
  })
})
