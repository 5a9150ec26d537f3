import { describe, expect, it } from 'vitest'
import { resolveVersions } from './resolve-versions.js'
import { versionsSchema } from './schema/versions.js'

const resolve = (fields: Parameters<typeof versionsSchema.parse>[0] = {}, released: readonly string[] = []) =>
  resolveVersions({ versions: versionsSchema.parse(fields) }, released, (path) => ({ file: path.join('.') }))
const outline = (...input: Parameters<typeof resolve>) =>
  resolve(...input).value.map(({ name, path, banner, isLast }) => [name, path, banner ?? '', isLast ? 'last' : ''])

describe('resolveVersions', () => {
  it('has only the working tree if no version was cut', () => {
    expect(resolve().value).toEqual([
      {
        name: 'current',
        label: 'Next',
        path: '',
        isLast: true,
        hasBadge: false,
        isIndexed: true,
        isCanonicalLatest: false,
      },
    ])
  })

  it('defaults to the newest cut version as the last one', () => {
    expect(outline({}, ['2.0', '1.0'])).toEqual([
      ['current', 'next', 'unreleased', ''],
      ['2.0', '', '', 'last'],
      ['1.0', '1.0', 'unmaintained', ''],
    ])
  })

  it('orders newer and older versions around the last one in the config', () => {
    expect(outline({ lastVersion: '1.0' }, ['2.0', '1.0'])).toEqual([
      ['current', 'next', 'unreleased', ''],
      ['2.0', '2.0', 'unreleased', ''],
      ['1.0', '', '', 'last'],
    ])
    expect(outline({ lastVersion: 'current' }, ['1.0'])).toEqual([
      ['current', '', '', 'last'],
      ['1.0', '1.0', 'unmaintained', ''],
    ])
  })

  it('publishes the versions in the config', () => {
    expect(outline({ includeCurrentVersion: false }, ['2.0', '1.0']).map(([name]) => name)).toEqual(['2.0', '1.0'])
    expect(outline({ onlyIncludeVersions: ['1.0'] }, ['2.0', '1.0'])).toEqual([['1.0', '', '', 'last']])
  })

  it('applies the settings of a version', () => {
    const own = {
      label: 'Two',
      path: '/two/',
      banner: 'none' as const,
      badge: false,
      noIndex: true,
      canonicalLatest: true,
      className: 'own',
    }
    expect(resolve({ lastVersion: '1.0', versions: { '2.0': own } }, ['2.0', '1.0']).value[1]).toEqual({
      name: '2.0',
      label: 'Two',
      path: 'two',
      isLast: false,
      hasBadge: false,
      isIndexed: false,
      isCanonicalLatest: true,
      className: 'own',
    })
  })

  it('has a last version if the config names an unknown one', () => {
    expect(outline({ lastVersion: '3.0' }, ['2.0', '1.0'])).toEqual(outline({}, ['2.0', '1.0']))
  })

  it('gives pages of a version a single class, whatever its name contains', () => {
    expect(resolve({}, ['2.x LTS']).value.map(({ className }) => className)).toEqual([
      'docs-version-current',
      'docs-version-2.x-LTS',
    ])
  })

  it.each([
    [{ lastVersion: '2.1' }, 'versions.lastVersion', 'Did you mean 2.0?'],
    [{ onlyIncludeVersions: ['2.0', '1.00'] }, 'versions.onlyIncludeVersions.1', 'Did you mean 1.0?'],
    [{ versions: { curent: {} } }, 'versions.versions.curent', 'Did you mean current?'],
    [{ versions: { beta: {} } }, 'versions.versions.beta', 'Cut it with: docgen version beta'],
    [{ versions: { 'the beta': {} } }, 'versions.versions.the beta', 'Cut it with: docgen version "the beta"'],
    [{ lastVersion: '1.0', onlyIncludeVersions: ['2.0'] }, 'versions.lastVersion', 'Did you mean 2.0?'],
  ])('rejects %j', (fields, file, hint) => {
    expect(resolve(fields, ['2.0', '1.0']).diagnostics).toMatchObject([
      { code: 'unknown-version', severity: 'error', file, hint },
    ])
  })

  it('rejects two versions at one path', () => {
    expect(resolve({}, ['2.0', 'next']).diagnostics).toMatchObject([
      {
        code: 'duplicate-version-path',
        severity: 'error',
        file: 'versions.versions.next.path',
        hint: 'Give one of them another: versions: { versions: { "next": { path: \'release-next\' } } }',
      },
    ])
    expect(resolve({ versions: { next: { path: 'was-next' } } }, ['2.0', 'next']).diagnostics).toEqual([])
    expect(
      resolve({ versions: { '1.0': { path: 'x' }, '2.0': { path: 'x' } } }, ['3.0', '2.0', '1.0']).diagnostics,
    ).toHaveLength(1)
  })

  it('warns if the label of the working tree is that of a release', () => {
    expect(resolve({ versions: { current: { label: '2.0' } } }, ['2.0', '1.0']).diagnostics).toMatchObject([
      { code: 'duplicate-version-label', severity: 'warning', file: 'versions.versions.current.label' },
    ])
  })

  it('rejects a config that publishes nothing', () => {
    expect(resolve({ includeCurrentVersion: false }).diagnostics[0]?.message).toContain('no version is published')
  })
})
