import { expect, it } from 'vitest'
import { listDeclarations, splitDeclarations } from './list-declarations.js'

it('reads names, values and priorities', () => {
  expect(listDeclarations(' COLOR : Red ! important ;;--My-Ink:#fff; /* a: b; */ top')).toEqual([
    { name: 'color', value: 'Red', isImportant: true },
    { name: '--My-Ink', value: '#fff', isImportant: false },
  ])
})

it('splits at no semicolon in quotes and parentheses', () => {
  const image = 'url(data:image/svg+xml;utf8,%3Csvg)'
  expect(listDeclarations(`background: ${image}; content: ";a:b"`).map(({ value }) => value)).toEqual([image, '";a:b"'])
})

it('returns declarations as written, also before an unclosed comment', () => {
  expect(splitDeclarations('a: b ;c:d/* e: f; g')).toEqual(['a: b ', 'c:d'])
})
