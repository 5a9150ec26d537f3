import { expect, it } from 'vitest'
import { findSite, listSiteDirs } from './find-site.js'

it('lists the folder of each config once', () => {
  expect(listSiteDirs(['/w/b/site.config.ts', '/w/a/site.config.js', '/w/a/site.config.ts'])).toEqual(['/w/a', '/w/b'])
})

it('finds the innermost site of a file', () => {
  const dirs = ['/w', '/w/docs', '/w/docs-old']
  expect(findSite('/w/docs/docs/a.md', dirs)).toBe('/w/docs')
  expect(findSite('/w/docs-old/a.md', dirs)).toBe('/w/docs-old')
  expect(findSite('/w/a.md', dirs)).toBe('/w')
  expect(findSite('/x/a.md', dirs)).toBeUndefined()
})
