import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { detectPackageManager } from './package-manager.js'

it.each([
  ['package-lock.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
])('detects by %s, in the folder or above it, that it is %s', (lockfile, expected) => {
  const folder = createTestFolder({ [lockfile]: '' })
  expect(detectPackageManager(folder, 'npm/11.0.0 node/v20.19.0')).toBe(expected)
  expect(detectPackageManager(join(folder, 'deep/docs'), 'npm/11.0.0 node/v20.19.0')).toBe(expected)
})

it('without a lockfile, falls back to the package manager that runs docgen, then to npm', () => {
  const folder = createTestFolder()
  expect(detectPackageManager(folder, 'pnpm/12.21.0 npm/? node/v20.19.0')).toBe('pnpm')
  expect(detectPackageManager(folder, 'yarn/1.22.22 npm/? node/v20.19.0')).toBe('yarn')
  expect(detectPackageManager(folder)).toBe('npm')
})
