import { expect, it } from 'vitest'
import { translateProperty } from './translate-property.js'

it.each([
  ['--ifm-color-primary', 'var(--color-accent)'],
  ['--ifm-color-primary-darker', 'color-mix(in srgb, var(--color-accent) 85%, black)'],
  ['--ifm-color-emphasis-300', 'color-mix(in srgb, var(--color-text) 30%, var(--color-page))'],
  ['--ifm-color-danger-light', 'color-mix(in srgb, var(--danger-text) 90%, white)'],
  ['--ifm-color-info-contrast-background', 'color-mix(in srgb, var(--info-text) 10%, var(--color-page))'],
  ['--ifm-font-color-base-inverse', 'var(--color-page)'],
  ['--ifm-leading', '1.25rem'],
  ['--ifm-toString', undefined],
  ['--ifm-color-primary-toString', undefined],
  ['--own', undefined],
])('of %s is %s', (name, expected) => {
  expect(translateProperty(name)).toBe(expected)
})
