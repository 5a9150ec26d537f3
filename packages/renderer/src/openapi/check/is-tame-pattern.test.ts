import { expect, it } from 'vitest'
import { isTamePattern } from './is-tame-pattern.js'

it.each([
  '^[a-z]+$',
  '^[^@]+@[^@]+\\.[a-z]{2,}$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(foo|bar)$',
  '^(?:abc)+$',
  '^[(a+)]+$',
  '^\\(a+\\)+$',
  '^https?://',
])('accepts %s', (pattern) => {
  expect(isTamePattern(pattern)).toBe(true)
})

it.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^((a+))+$',
  '^(a*b?){40}$',
  '^(?:a|ab)+c$',
  '^a*a*a*a*a*b$',
  '^(a{1,30}){1,30}$',
  '(a)\\1',
  '^(?<x>a)\\k<x>$',
])('rejects %s', (pattern) => {
  expect(isTamePattern(pattern)).toBe(false)
})
