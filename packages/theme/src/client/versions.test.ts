import { describe, expect, it } from 'vitest'
import { relativeVersionPath } from './versions.js'

describe('relativeVersionPath', () => {
  it.each([
    ['/', '/', ''],
    ['/1.0', '/', '1.0/'],
    ['/kit/docs/1.0/', '/kit/', 'docs/1.0/'],
    ['/de', '/de/', ''],
  ])('turns %s below %s into %j', (path, baseUrl, relative) => {
    expect(relativeVersionPath(path, baseUrl)).toBe(relative)
  })

  it('rejects a version outside of the base URL', () => {
    expect(() => relativeVersionPath('/other/1.0', '/kit/')).toThrow(
      'The version URL /other/1.0 does not start with the base URL /kit/',
    )
  })
})
