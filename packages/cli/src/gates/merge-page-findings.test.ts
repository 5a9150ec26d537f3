import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { mergePageFindings, type PageFinding } from './merge-page-findings.js'

const found = (route: string, position: Partial<Diagnostic> = {}, message = 'no name'): PageFinding => ({
  route,
  rule: 'a11y-name',
  finding: { code: 'a11y-name', severity: 'error', message, ...position },
})
const messagesOf = (...all: readonly PageFinding[]): readonly string[] =>
  mergePageFindings(all).map(({ message }) => message)

it('reports once what several pages show, with the shortest route', () => {
  const part = { file: '_part.md', line: 3 }
  expect(messagesOf(found('/de/a', part), found('/a', part))).toEqual(['/a and 1 other page: no name'])
  expect(messagesOf(found('/a', part), found('/b', part), found('/c', part))).toEqual(['/a and 2 other pages: no name'])
})

it('keeps several findings of one page apart', () => {
  const part = { file: '_part.md', line: 3 }
  expect(messagesOf(found('/a', part), found('/a', part), found('/b', part), found('/b', part))).toEqual([
    '/a and 1 other page: no name',
    '/a and 1 other page: no name',
  ])
})

it('distinguishes lines, and without a line messages', () => {
  expect(messagesOf(found('/a', { file: 'a.md', line: 1 }), found('/b', { file: 'a.md', line: 2 }))).toHaveLength(2)
  expect(messagesOf(found('/a', {}, 'one'), found('/b', {}, 'two'), found('/c', {}, 'one'))).toEqual([
    '/a and 1 other page: one',
    '/b: two',
  ])
})
