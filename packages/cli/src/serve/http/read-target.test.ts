import { describe, expect, it } from 'vitest'
import { readTarget } from './read-target.js'

describe('readTarget', () => {
  it.each([
    ['/', '/', ''],
    ['/a/b?c=d', '/a/b', 'c=d'],
    ['/a/', '/a/', ''],
    ['/version-history/1.12.1', '/version-history/1.12.1', ''],
    ['/caf%C3%A9%20au%20lait', '/café au lait', ''],
    ['/%252e%252e/x', '/%2e%2e/x', ''],
    ['/ab:c', '/ab:c', ''],
    ['//host/x', '//host/x', ''],
  ])('reads %s', (raw, path, query) => expect(readTarget(raw)).toEqual({ path, query }))

  it.each([
    '',
    'a',
    '*',
    'http://localhost/',
    '/a#b',
    '/..',
    '/%2e%2E/x',
    '/a%2fb',
    '/a%5cb',
    '/a\\b',
    '/%00',
    '/%',
    '/%ff',
    '/c:/x',
    '/x::$DATA',
  ])('rejects %s', (raw) => expect(readTarget(raw)).toBeUndefined())
})
