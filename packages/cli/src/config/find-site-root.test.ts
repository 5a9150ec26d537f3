import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { findSiteRoot, listSiteRoots } from './find-site-root.js'

it('finds the site of a file from its folder upwards', () => {
  const folder = createTestFolder({ 'a/site.config.ts': '', 'a/docs/deep/x.md': '', 'b/x.md': '' })
  expect(findSiteRoot(join(folder, 'a/docs/deep'))).toBe(join(folder, 'a'))
  expect(findSiteRoot(join(folder, 'b'))).toBeUndefined()
})

it('lists the sites below a workspace folder, but none of installed packages', () => {
  const folder = createTestFolder({
    'packages/docs/site.config.mjs': '',
    'web/site.config.js': '',
    'web/nested/site.config.ts': '',
    'node_modules/x/site.config.ts': '',
    'too/deep/below/site.config.ts': '',
  })
  expect(listSiteRoots(folder)).toEqual([join(folder, 'packages/docs'), join(folder, 'web')])
  expect(listSiteRoots(join(folder, 'web/nested'))).toEqual([join(folder, 'web/nested')])
  expect(listSiteRoots(join(folder, 'missing'))).toEqual([])
})
