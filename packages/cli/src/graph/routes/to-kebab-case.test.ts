import { expect, it } from 'vitest'
import { toKebabCase } from './to-kebab-case.js'

it.each([
  ['arm64', 'arm-64'],
  ['PHPUnit', 'php-unit'],
  ['jane_doe', 'jane-doe'],
])('writes %s as %s', (name, expected) => expect(toKebabCase(name)).toBe(expected))
