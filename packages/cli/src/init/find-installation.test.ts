import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { findInstallation } from './find-installation.js'

const listed = JSON.stringify({ devDependencies: { '@docgen/cli': '^0.1.0' } })

it.each([
  ['listed', 'in its package.json', { 'docs/package.json': listed }],
  ['listed', 'in a package.json above', { 'package.json': listed }],
  ['listed', 'above a package.json of its own', { 'package.json': listed, 'docs/package.json': '{}' }],
  ['other', 'in a package.json that can not be read', { 'docs/package.json': '{' }],
  ['other', 'in a package.json that does not name it', { 'docs/package.json': '{ "dependencies": [] }' }],
  ['none', 'in a package.json above that does not name it', { 'package.json': '{}' }],
])('returns %s for docgen %s', (expected, _where, files) => {
  expect(findInstallation(join(createTestFolder(files), 'docs'))).toBe(expected)
})
