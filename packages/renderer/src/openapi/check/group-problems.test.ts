import { expect, it } from 'vitest'
import { groupProblems } from './group-problems.js'

const explain = ({ name }: { readonly name: string }) => ({
  code: 'api-missing-parameter' as const,
  message: `${name} is wrong`,
})
const occurrences = ['/a', '/b', '/c'].map((pointer) => ({ pointer, name: pointer.slice(1) }))

it('reports the first occurrence, and counts the others', () => {
  expect(groupProblems(occurrences, explain)).toEqual([
    {
      code: 'api-missing-parameter',
      severity: 'warning',
      pointer: '/a',
      message: 'a is wrong. The same is true of 2 more',
    },
  ])
  expect(groupProblems(occurrences.slice(2), explain)).toMatchObject([{ pointer: '/c', message: 'c is wrong' }])
  expect(groupProblems([], explain)).toEqual([])
})
