import { expect, it } from 'vitest'
import { hintDirective } from './directive-names.js'

it.each([
  ['container', 'warnig', 'Did you mean :::warning?'],
  ['container', 'warn', 'Did you mean :::warning?'],
  ['container', 'detials', 'Did you mean :::details?'],
  ['container', 'include', 'Write ::include'],
  ['leaf', 'inclde', 'Did you mean ::include?'],
  ['leaf', 'tip', 'Write :::tip, and ::: after its content'],
  ['leaf', 'youtube', undefined],
] as const)('accepts a %s directive %s', (kind, name, hint) => expect(hintDirective(kind, name)).toBe(hint))
