import { expect, it } from 'vitest'
import { isComponentName } from './is-component-name.js'

it.each([
  ['Tabs', true],
  ['T', true],
  ['Foo.Bar', true],
  ['B', false],
  ['H2', false],
  ['b', false],
])('of %s: %s', (name, expected) => expect(isComponentName(name)).toBe(expected))
