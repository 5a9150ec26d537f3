import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { findInstallation, listNextSteps } from './list-next-steps.js'

it.each([
  ['none', 'npm', 'my-docs', ['cd my-docs', 'npm install', 'npm run dev']],
  ['none', 'pnpm', '.', ['pnpm install', 'pnpm dev', 'pnpm build']],
  ['none', 'yarn', '../the docs', ['cd "../the docs"', 'yarn install', 'yarn dev']],
  ['other', 'npm', '.', ['npm install --save-dev @docgen/cli', 'npx docgen dev', 'npx docgen build']],
  ['listed', 'pnpm', 'docs', ['pnpm docgen dev docs', 'pnpm docgen build docs', 'pnpm docgen serve docs']],
] as const)('with docgen %s by %s in %s', (installation, packageManager, folder, steps) => {
  expect(listNextSteps({ installation, packageManager, folder })).toEqual(steps)
})

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
