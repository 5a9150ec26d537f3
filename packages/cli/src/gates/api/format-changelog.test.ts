import { expect, it } from 'vitest'
import { formatChangelog } from './format-changelog.js'

it('groups changes by level, worst first, each line once', () => {
  const changes = [
    { level: 'compatible', operations: [], message: 'GET /b is new' },
    { level: 'breaking', operations: ['GET /a'], message: 'limit was removed' },
    { level: 'compatible', operations: [], message: 'GET /b is new' },
  ] as const
  expect(formatChangelog(changes)).toBe(
    '**Breaking**\n\n- GET /a: limit was removed\n\n**New and compatible**\n\n- GET /b is new\n',
  )
})

it('is empty without changes', () => {
  expect(formatChangelog([])).toBe('')
})
