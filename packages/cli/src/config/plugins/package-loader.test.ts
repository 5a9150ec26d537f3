import { expect, it } from 'vitest'
import { describeMissingPackage } from './package-loader.js'

it.each([
  ['./own-theme.mjs', 'there is no file ./own-theme.mjs', 'Correct the path'],
  ['docgen-theme-x', 'the package docgen-theme-x is not installed', 'Install it: npm install docgen-theme-x'],
  ['@docgen/x', 'the package @docgen/x is not installed', 'Did you mean @docgen/cli?'],
  ['a b', '"a b" is not the name of a package', undefined],
])('describes %s', (specifier, message, hint) => {
  expect(describeMissingPackage(specifier)).toMatchObject({ message, ...(hint && { hint }) })
})
