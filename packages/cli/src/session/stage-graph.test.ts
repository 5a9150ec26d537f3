import { expect, it } from 'vitest'
import { createMemo, type Memo } from '../cache/memo.js'
import { type StageTools, stageOf, startRun, succeed } from './stage-graph.js'
import { createStopwatch } from './stopwatch.js'

interface Values {
  readonly text: string
  readonly other: string
  readonly words: readonly string[]
  readonly count: number
  readonly long: string
  readonly all: string
}

const ran: string[] = []
const stage = stageOf<Values, StageTools>()
const stages = [
  stage({
    name: 'words',
    inputs: ['text'],
    label: 'split',
    run: ({ text }) => {
      ran.push('words')
      const value = text.split(' ')
      return { value, diagnostics: text === '' ? [{ code: 'no-documents', severity: 'error', message: 'empty' }] : [] }
    },
  }),
  stage({
    name: 'count',
    inputs: ['words'],
    run: (input) => {
      ran.push(`count of ${Object.keys(input)}`)
      return succeed(input.words.length)
    },
  }),
  stage({
    name: 'long',
    inputs: ['words'],
    run: async ({ words }, _tools, last) => {
      ran.push('long')
      const value = words.find(({ length }) => length > 5)
      return value === undefined ? { value: last, diagnostics: [], isUsable: false } : succeed(value)
    },
  }),
  stage({
    name: 'all',
    inputs: ['count', 'long', 'other'],
    run: ({ count, long, other }) => {
      ran.push('all')
      return succeed(`${count} ${long} ${other}`)
    },
  }),
]

function start(text: string, memo: Memo, announce: (label: string) => void = () => {}) {
  ran.length = 0
  return startRun(stages, { text, other: 'x' }, { memo, announce, watch: createStopwatch(() => 0) })
}

it('runs the stages that a value needs, once, with the inputs that they name', async () => {
  const labels: string[] = []
  const run = start('a different b', createMemo(), (label) => labels.push(label))
  expect(await run.resolve('count')).toEqual({ count: 3 })
  expect(ran).toEqual(['words', 'count of words'])
  expect(await run.resolve('all', 'text')).toEqual({ all: '3 different x', text: 'a different b' })
  expect(ran).toEqual(['words', 'count of words', 'long', 'all'])
  expect(labels).toEqual(['split'])
})

it('skips what follows from the same inputs, also if a stage between them has run', async () => {
  const memo = createMemo({ isLive: true })
  await start('a different', memo).resolve('all')
  expect(await start('a different', memo).resolve('all')).toEqual({ all: '2 different x' })
  expect(ran).toEqual([])
  expect(await start('b different', memo).resolve('all')).toEqual({ all: '2 different x' })
  expect(ran).toEqual(['words', 'count of words', 'long'])
})

it('passes a stage its last usable value', async () => {
  const memo = createMemo({ isLive: true })
  await start('a different', memo).resolve('long')
  await start('b', memo).resolve('long')
  expect(await start('c', memo).resolve('long')).toEqual({ long: 'different' })
})

it('stops where a stage has no value, and reports everything found so far', async () => {
  const run = start('', createMemo())
  expect(await run.resolve('all')).toBeUndefined()
  expect(run.diagnostics().map(({ message }) => message)).toEqual(['empty'])
  expect(ran).toEqual(['words', 'count of words', 'long'])
})

it('recalls the diagnostics of a skipped stage', async () => {
  const memo = createMemo({ isLive: true })
  await start('', memo).resolve('words')
  const run = start('', memo)
  await run.resolve('words')
  expect([ran, run.diagnostics().length]).toEqual([[], 1])
})

it('compares the value of a stage once, not again for each stage that uses it', async () => {
  interface Sums {
    readonly text: string
    readonly large: { readonly part: number; readonly text: string }
    readonly first: string
    readonly second: string
  }
  let reads = 0
  const stageOfSums = stageOf<Sums, StageTools>()
  const sums = [
    stageOfSums({
      name: 'large',
      inputs: ['text'],
      run: ({ text }) => {
        const large = { part: 0, text }
        Object.defineProperty(large, 'part', { enumerable: true, get: () => ++reads && 1 })
        return succeed(large)
      },
    }),
    stageOfSums({ name: 'first', inputs: ['large'], run: ({ large }) => succeed(large.text) }),
    stageOfSums({ name: 'second', inputs: ['large', 'first'], run: ({ large }) => succeed(large.text) }),
  ]
  const memo = createMemo({ isLive: true })
  const tools = { memo, announce: () => {}, watch: createStopwatch(() => 0) }
  await startRun(sums, { text: 'a' }, tools).resolve('second')
  expect(await startRun(sums, { text: 'b' }, tools).resolve('second')).toEqual({ second: 'b' })
  // Of the last value and of the new one.
  expect(reads).toBe(2)
})
