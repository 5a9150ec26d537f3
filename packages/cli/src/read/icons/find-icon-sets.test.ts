import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../create-test-folder.js'
import { findIconSets, hashIconSets } from './find-icon-sets.js'

it('finds the sets of the site and of the folders around it, the nearest of each', () => {
  const root = createTestFolder({
    'node_modules/@iconify-json/lucide/package.json': '{ "version": "1" }',
    'node_modules/@iconify-json/mdi/package.json': '{}',
    'node_modules/@iconify-json/empty/icons.json': '{}',
    'site/node_modules/@iconify-json/lucide/package.json': '{ "version": "2" }',
  })
  const site = findIconSets(join(root, 'site'))
  expect(Object.keys(site)).toEqual(['lucide', 'mdi'])
  expect(site['lucide']?.folder).toBe(join(root, 'site/node_modules/@iconify-json/lucide'))
  const outer = findIconSets(root)
  expect(outer['mdi']).toEqual(site['mdi'])
  expect(hashIconSets(outer)).not.toBe(hashIconSets(site))
  expect(hashIconSets(findIconSets(createTestFolder()))).toBe('')
})
