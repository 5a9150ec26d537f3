import { expect, it } from 'vitest'
import { locateSource } from './locate-source.js'

it('returns the absolute path of a page with slashes, and the folder of the site', () => {
  expect(locateSource('docs/a.md', '/site')).toEqual({ path: '/site/docs/a.md', siteDir: '/site' })
  expect(locateSource('docs/a.md', undefined)).toBeUndefined()
})
