import { describe, expect, it } from 'vitest'
import { createVersionLookup, type DocsClientVersion } from './version-lookup.js'

const version = (name: string, docs: string, isLast: boolean): DocsClientVersion => ({
  key: docs === 'default' ? name : `${docs}/${name}`,
  docs,
  locale: 'en',
  name,
  label: name,
  isLast,
  path: `/${docs}/${name}`,
  banner: null,
  badge: true,
  noIndex: false,
  className: '',
})
const facts = {
  defaultLocale: 'en',
  versions: [version('2', 'default', false), version('1', 'default', true), version('current', 'api', false)],
}
const names = (versions: readonly DocsClientVersion[]) => versions.map(({ name }) => name)

describe('createVersionLookup', () => {
  it('finds the versions for a page of a version', () => {
    const lookup = createVersionLookup(facts, { language: null, version: '2' })
    expect(lookup.findActive()?.name).toBe('2')
    expect(names(lookup.versionsOf())).toEqual(['2', '1'])
    expect(names(lookup.candidatesOf())).toEqual(['2', '1'])
    expect([lookup.activeIn('api'), lookup.latestOf('api').name]).toEqual([undefined, 'current'])
  })

  it('finds the latest version for a page outside of docs', () => {
    const lookup = createVersionLookup(facts, { language: null, version: 'blog/current' })
    expect(lookup.findActive()).toBeUndefined()
    expect(names(lookup.candidatesOf())).toEqual(['1'])
  })

  it('rejects an unknown id', () => {
    const lookup = createVersionLookup(facts, { language: null, version: null })
    expect(() => lookup.versionsOf('x')).toThrow('no docs folder has the id x; available: default, api')
  })
})
