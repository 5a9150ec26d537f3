import { expect, it } from 'vitest'
import { type ComparedPart, joinChanges, type PartChange } from './api-change.js'

const change = (message: string): PartChange => ({
  kind: 'text-changed',
  level: 'documentation',
  message,
  before: '/a',
  after: '/a',
})
const part = (changes: PartChange[], parts: ComparedPart[] = []): ComparedPart => ({ changes, parts })

it('lists a change of a shared part once, with all operations in their order', () => {
  const shared = part([change('shared')])
  const wholes = [
    ['b', part([change('own')], [shared])],
    ['a', part([], [part([], [shared])])],
    ['c', part([], [])],
  ] as const
  expect(joinChanges(wholes).map(({ message, operations }) => [message, operations])).toEqual([
    ['own', ['b']],
    ['shared', ['b', 'a']],
  ])
})

it('ends with parts that contain each other', () => {
  const first = part([])
  const second = part([change('deep')], [first])
  first.parts.push(second, second)
  expect(joinChanges([['a', first]])).toEqual([{ ...change('deep'), operations: ['a'] }])
})

it('returns nothing without changes', () => {
  expect(joinChanges([['a', part([], [part([])])]])).toEqual([])
  expect(joinChanges([])).toEqual([])
})
