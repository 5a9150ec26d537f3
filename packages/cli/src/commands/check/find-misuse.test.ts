import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { CheckOptions } from './check-command.js'
import { findMisuse } from './find-misuse.js'

const find = (options: Partial<CheckOptions>, ...named: Parameters<typeof findMisuse>[1]) => {
  const misuse = findMisuse({ format: [], ...options }, named, undefined)
  return misuse && `${misuse.message}. ${misuse.hint}`
}

describe('findMisuse', () => {
  it('refuses an option that no named gate reads', () => {
    expect(find({ browser: true }, 'prose')).toBe('only the gate a11y reads --browser. Name it, or remove --browser')
    expect(find({ since: 'main' }, 'prose', 'code')).toBe(
      'only the gates content, weight, api, stale, and search read --since. Name one of them, or remove --since',
    )
    expect(find({ against: 'https://a.org' }, 'prose')).toMatch(/^only the gates routes and weight read --against/)
    expect(find({ base: 'old' }, 'stale')).toMatch(/^only the gates content, weight, api, and search read --base/)
  })

  it('accepts an option that one of the gates reads, and any without names', () => {
    expect(find({ browser: true }, 'prose', 'a11y')).toBeUndefined()
    expect(find({ browser: true, since: 'main' })).toBeUndefined()
    expect(find({ browser: false }, 'prose')).toBeUndefined()
  })

  it('refuses a path without a manifest, and knows nothing of a URL', () => {
    const folder = createTestFolder()
    expect(find({ against: folder })).toContain('has no docgen-manifest.json')
    expect(find({ against: `${folder}/x` }, 'routes')).toContain('does not exist')
    expect(find({ against: 'https://a.org' }, 'routes')).toBeUndefined()
  })
})
