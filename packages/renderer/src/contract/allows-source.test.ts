import { expect, it } from 'vitest'
import { allowsSource } from './allows-source.js'

it.each<[string, string, boolean]>([
  ['https://a.example', 'https://a.example', true],
  ['https://a.example', 'https://b.example', false],
  ['a.example', 'https://a.example', true],
  ['https://*.a.example', 'https://b.a.example', true],
  ['https://*.a.example', 'https://a.example', false],
  ['https:', 'https://a.example', true],
  ['https:', 'http://a.example', false],
  ['*', 'https://a.example', true],
  ['*', "'unsafe-inline'", false],
  ["'unsafe-inline'", "'unsafe-inline'", true],
  ["'unsafe-eval'", "'wasm-unsafe-eval'", true],
])('compares the allowed source %s with %s', (allowed, source, expected) => {
  expect(allowsSource([allowed], source)).toBe(expected)
})
