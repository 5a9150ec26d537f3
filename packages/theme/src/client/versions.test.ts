import { describe, expect, it } from 'vitest'
import { relativeVersionPath } from './versions.js'

describe('relativeVersionPath', () => {
  it.each([
    ['/', '/', ''],
    ['/1.0', '/', '1.0/'],
    ['/kit/docs/1.0/', '/kit/', 'docs/1.0/'],
    ['/de', '/de/', ''],
  ])('%s below %s is %j', (path, baseUrl, relative) => {
    expect(relativeVersionPath(path, baseUrl)).toBe(relative)
  })

  it('refuses a version that lies elsewhere', () => {
    expect(() => relativeVersionPath('/other/1.0', '/kit/')).toThrow(
      'The version url /other/1.0 does not start with the base url /kit/',
    )
  })
})
