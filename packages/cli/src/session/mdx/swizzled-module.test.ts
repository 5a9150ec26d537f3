import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findSwizzled } from './swizzled-module.js'

it('finds a file or the index of a folder, in the order of their endings', () => {
  const siteDir = createTestFolder({
    'src/theme/Footer/index.js': '',
    'src/theme/Logo.js': '',
    'src/theme/Logo.tsx': '',
    'src/theme/NavbarItem/Html/index.tsx': '',
  })
  const pathOf = (name: string): string | undefined => findSwizzled(siteDir, name)?.path
  expect(pathOf('Footer')).toBe(join(siteDir, 'src/theme/Footer/index.js'))
  expect(pathOf('Logo')).toBe(join(siteDir, 'src/theme/Logo.tsx'))
  expect(pathOf('NavbarItem/Html')).toBe(join(siteDir, 'src/theme/NavbarItem/Html/index.tsx'))
  expect([pathOf('NavbarItem'), pathOf('None')]).toEqual([undefined, undefined])
})

it.each([
  ["import Footer from '@theme-original/Footer'", true],
  ['import Footer from "@theme-init/Footer"', true],
  ["import Copyright from '@theme-original/Footer/Copyright'", false],
  ["import Footer from '@theme/Footer'", false],
])('knows whether %s wraps the component', (code, isWrapper) => {
  const siteDir = createTestFolder({ 'src/theme/Footer.js': code })
  expect(findSwizzled(siteDir, 'Footer')?.isWrapper).toBe(isWrapper)
})
