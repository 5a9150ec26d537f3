import { describe, expect, it } from 'vitest'
import { createText, findDirection, listPluralForms } from './create-text.js'

describe('createText', () => {
  it('interpolates values and keeps unknown names', () => {
    const text = createText('en', { hello: 'Hello {name}, {other}' })
    expect(text('hello', { name: 'Ada' })).toBe('Hello Ada, {other}')
  })

  it('falls back to the other catalog, then to the key', () => {
    const text = createText('de', { a: 'A' }, { a: 'no', b: 'B' })
    expect([text('a'), text('b'), text('c')]).toEqual(['A', 'B', 'c'])
  })

  it('selects plural forms by language', () => {
    const english = createText('en', { docs: 'one doc|{count} docs' })
    expect([0, 1, 2].map((count) => english('docs', { count }))).toEqual(['0 docs', 'one doc', '2 docs'])
    const russian = createText('ru', { docs: '{count} документ|{count} документа|{count} документов' })
    expect([1, 2, 5, 21].map((count) => russian('docs', { count }))).toEqual([
      '1 документ',
      '2 документа',
      '5 документов',
      '21 документ',
    ])
  })

  it('isolates words in right-to-left text, and leaves numbers as they are', () => {
    const text = createText('ar', { badge: 'الإصدار: {label}', range: 'من {from} إلى {to}' }, { by: 'By {label}' })
    expect(text('badge', { label: '2.x LTS' })).toBe('الإصدار: \u20682.x LTS\u2069')
    expect(text('range', { from: '1.5', to: 3 })).toBe('من 1.5 إلى 3')
    expect(text('by', { label: '2.x LTS' })).toBe('By 2.x LTS')
  })

  it('uses the last form if a text has too few', () => {
    expect(createText('ar', { docs: '{count} only' })('docs', { count: 3 })).toBe('3 only')
  })
})

it('lists plural forms in one order, whatever order the engine returns', () => {
  expect(listPluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  expect(listPluralForms('ru')).toEqual(['one', 'few', 'many', 'other'])
})

it.each([
  ['Guide', 'ltr'],
  ['1. \u062f\u0644\u064a\u0644', 'rtl'],
  ['\ufb50', 'rtl'],
  ['\u{1e900}', 'rtl'],
  ['2.0', undefined],
] as const)('finds the direction of %s by its first letter', (text, direction) => {
  expect(findDirection(text)).toBe(direction)
})
