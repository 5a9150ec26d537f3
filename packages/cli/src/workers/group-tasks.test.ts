import { describe, expect, it } from 'vitest'
import { cutBatches, groupTasks, shareBatches } from './group-tasks.js'
import type { PageTask } from './page-task.js'

/** Tasks by their content keys; a blank has none. Pages are named after their index. */
const tasks = (keys: string): PageTask[] =>
  [...keys].map(
    (key, index) => ({ page: { file: String(index) }, ...(key !== ' ' && { contentKey: key }) }) as unknown as PageTask,
  )
const filesOf = (list: readonly PageTask[]) => list.map(({ page }) => page.file).join('')

describe('groupTasks', () => {
  it('puts tasks with the same content next to each other, at the position of the first', () => {
    expect(filesOf(groupTasks(tasks('abcab')))).toBe('03142')
  })

  it('keeps the order of tasks with different content, and of those without', () => {
    const list = tasks('a b c ')
    expect(groupTasks(list)).toBe(list)
  })
})

describe('pages of an API', () => {
  const pages = (positions: string): PageTask[] =>
    [...positions].map((position, index) => {
      const api =
        position === ' '
          ? {}
          : { api: { path: /[A-Z]/.test(position) ? 'b.yaml' : 'a.yaml', position: Number.parseInt(position, 36) } }
      return { page: { file: String(index) }, ...api } as unknown as PageTask
    })

  it('come last, grouped by place', () => {
    expect(filesOf(groupTasks(pages('2 1 21')))).toBe('132504')
  })

  it('stay with their API', () => {
    expect(filesOf(groupTasks(pages('bBaA')))).toBe('2031')
  })
})

describe('cutBatches', () => {
  it('never splits tasks with the same content', () => {
    expect(cutBatches(tasks('aabbbcd'), 3).map(filesOf)).toEqual(['01234', '56'])
    expect(cutBatches(tasks('aaaab'), 2).map(filesOf)).toEqual(['0123', '4'])
  })

  it('splits between tasks without content', () => {
    expect(cutBatches(tasks('     '), 2).map(filesOf)).toEqual(['01', '23', '4'])
    expect(cutBatches([], 2)).toEqual([])
  })
})

it('gives each thread adjacent batches, and each batch once', () => {
  const take = shareBatches(6, 2)
  expect([take(0), take(1), take(0), take(1), take(0), take(1)]).toEqual([0, 3, 1, 4, 2, 5])
  expect([take(0), take(1)]).toEqual([undefined, undefined])
})

it('lets an idle thread take from the end of the longest run', () => {
  const take = shareBatches(7, 3)
  expect([take(0), take(0), take(0), take(0), take(0), take(0), take(0), take(0)]).toEqual([
    0,
    1,
    6,
    3,
    5,
    2,
    4,
    undefined,
  ])
})

it('returns nothing if there are no batches, or fewer batches than threads', () => {
  expect(shareBatches(0, 4)(0)).toBeUndefined()
  const take = shareBatches(1, 4)
  expect([take(0), take(3), take(1)]).toEqual([0, undefined, undefined])
})
