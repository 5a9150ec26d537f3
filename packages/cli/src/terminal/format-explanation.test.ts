import { createColors } from 'picocolors'
import { describe, expect, it } from 'vitest'
import type { PageExplanation } from '../session/explain/explain-page.js'
import { formatCodeExplanation, formatExplanation } from './format-explanation.js'

const colors = createColors(false)

const page: PageExplanation = {
  route: '/a',
  file: 'a/index.html',
  source: 'docs/a.md',
  key: 'k1',
  inputs: [
    ['content', 'c2'],
    ['site', 's1'],
  ],
  record: undefined,
  isTextKnown: true,
  next: { outcome: 'make', because: 'it is new' },
  dependents: [],
  unknownPages: 0,
}

const lines = (differences: Partial<PageExplanation> = {}): string =>
  formatExplanation({ ...page, ...differences }, colors)

describe('the explanation of a page', () => {
  it('names its source, its inputs, and what the next build does', () => {
    const text = lines()
    expect(text).toContain('/a  docs/a.md → a/index.html')
    expect(text).toContain('no build has rendered it')
    expect(text).toContain('renders it: it is new')
    expect(text).toContain('    content  c2\n    site     s1')
    expect(text).toContain('No page content links to it.')
  })
  it('estimates the number of pages that may link to it if not all are known', () => {
    expect(lines({ unknownPages: 2 })).toContain(
      'No page content links to it, as far as is known: 2 pages not compiled yet.',
    )
    expect(lines({ dependents: ['/b'] })).toContain('1 page links to it, and would change with its URL:\n    /b')
    expect(lines({ dependents: ['/b', '/c'] })).toContain('2 pages link to it')
  })
})

it('lists the uses of a file', () => {
  const file = { file: 'a.png', uses: [], role: undefined, unknownPages: 0 }
  expect(formatExplanation(file, colors)).toBe('a.png\n  No page content uses it.')
  expect(formatExplanation({ ...file, role: 'a style sheet' }, colors)).toBe('a.png  a style sheet')
  expect(formatExplanation({ ...file, uses: [{ route: '/a', how: 'as an image' }] }, colors)).toBe(
    'a.png\n  /a  as an image',
  )
})

it('explains a code', () => {
  const explanation = { code: 'code', meaning: 'M', fix: 'F', severity: 'error' } as const
  expect(formatCodeExplanation(explanation, colors)).toBe('code\n\n  M\n  fix  F\n  severity  error')
  expect(formatCodeExplanation({ ...explanation, example: 'error code\n  │ x' }, colors)).toBe(
    'code\n\n  M\n  fix  F\n  severity  error\n\n  example\n  error code\n    │ x',
  )
})
