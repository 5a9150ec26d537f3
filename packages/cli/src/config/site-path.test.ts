import { posix, win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isBaseUrl, isInside, toSitePath } from './site-path.js'

describe('toSitePath', () => {
  it.each([
    [posix, '/home/me/site', '/home/me/site/docs/a.md', 'docs/a.md'],
    [posix, '/home/me/site', '/home/me/shared/a.md', '../shared/a.md'],
    [posix, '/', '/docs/a.md', 'docs/a.md'],
    [posix, '/site', '/site/docs/with\\backslash.md', 'docs/with\\backslash.md'],
    [win32, 'C:\\site', 'C:\\site\\docs\\a.md', 'docs/a.md'],
    [win32, 'C:\\site', 'c:\\Site\\docs\\a.md', 'docs/a.md'],
    [win32, 'C:\\site', 'C:/site/docs/a.md', 'docs/a.md'],
    [win32, 'C:\\site\\', 'C:\\site\\..\\shared\\a.md', '../shared/a.md'],
    [win32, 'C:\\', 'C:\\docs\\a.md', 'docs/a.md'],
    [win32, 'C:\\site', 'D:\\shared\\a.md', 'D:/shared/a.md'],
    [win32, '\\\\server\\share\\site', '\\\\server\\share\\site\\docs\\a.md', 'docs/a.md'],
    [win32, '\\\\?\\C:\\site', '\\\\?\\C:\\site\\docs\\a.md', 'docs/a.md'],
  ])('%#: from %s', (rules, siteDir, path, expected) => {
    expect(toSitePath(siteDir, path, rules)).toBe(expected)
  })
})

describe('isInside', () => {
  it.each([
    [posix, '/site', '/site', true],
    [posix, '/site', '/site/docs', true],
    [posix, '/site', '/site/..docs', true],
    [posix, '/site', '/site-two', false],
    [posix, '/site', '/', false],
    [posix, '/site', '/Site/docs', false],
    [posix, '/', '/site', true],
    [win32, 'C:\\site', 'C:\\site', true],
    [win32, 'C:\\site', 'C:\\site\\docs', true],
    [win32, 'C:\\site', 'c:\\SITE\\docs', true],
    [win32, 'C:\\', 'C:\\docs', true],
    [win32, 'C:\\site', 'C:\\site-two', false],
    [win32, 'C:\\site', 'C:\\', false],
    [win32, 'C:\\site', 'D:\\site\\docs', false],
    [win32, 'C:\\site', '\\\\server\\share\\site', false],
    [win32, '\\\\server\\share', '\\\\server\\share\\docs', true],
    [win32, '\\\\server\\share', '\\\\server\\other\\docs', false],
  ])('%#', (rules, folder, path, expected) => {
    expect(isInside(folder, path, rules)).toBe(expected)
  })
})

it.each(['', '/', '/docs/', 'docs', '/a/b', '/v1.2_x-y/'])('accepts %j', (text) => {
  expect(isBaseUrl(text)).toBe(true)
})

it.each(['https://example.org/docs/', '/a b/', '/a?b', '/a#b', 'C:\\docs', '../docs', './', '/a/../b'])(
  'rejects %j',
  (text) => expect(isBaseUrl(text)).toBe(false),
)
