import { describe, expect, it } from 'vitest'
import { createTestCache } from './create-test-cache.js'
import { createMemo, isSame } from './memo.js'

describe('equality', () => {
  const data = () => ({ a: [1, { b: new Map([['x', new Set([1])]]) }], c: Buffer.from('c'), d: undefined })

  it('compares plain data by its content', () => {
    expect(isSame(data(), data())).toBe(true)
    expect(isSame(Number.NaN, Number.NaN)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['another value', { ...data(), a: [1] }],
    ['a new field', { ...data(), e: 1 }],
    ['a missing field', { a: data().a, c: data().c }],
    ['a field of another name', { a: data().a, c: data().c, e: undefined }],
    ['another order, which may reach the output', { c: data().c, a: data().a, d: undefined }],
    ['other bytes', { ...data(), c: Buffer.from('d') }],
    ['another map', { ...data(), a: [1, { b: new Map([['y', new Set([1])]]) }] }],
    ['another set', { ...data(), a: [1, { b: new Map([['x', new Set([2])]]) }] }],
    ['no object', null],
  ])('detects %s', (_name, other) => {
    expect(isSame(data(), other)).toBe(false)
    expect(isSame(other, data())).toBe(false)
  })

  it('compares functions and class instances by identity', () => {
    const [run, date] = [() => 1, new Date(0)]
    expect(isSame({ run, date }, { run, date })).toBe(true)
    expect(isSame({ run: () => 1 }, { run: () => 1 })).toBe(false)
    expect(isSame({ date: new Date(0) }, { date: new Date(0) })).toBe(false)
    expect(isSame([], { length: 0 })).toBe(false)
  })
})

describe('the memory', () => {
  it('returns the last value of a stage and its input', () => {
    const slot = createMemo({ isLive: true }).stage<string>('a')
    expect([slot.recall({ x: 1 }), slot.last()]).toEqual([undefined, undefined])
    slot.remember({ x: 1 }, 'first')
    slot.remember({ x: 2 }, 'second')
    expect([slot.recall({ x: 1 }), slot.recall({ x: 2 }), slot.last()]).toEqual([undefined, 'second', 'second'])
  })

  it('recomputes a part only if its input has changed', () => {
    const memo = createMemo({ isLive: true })
    let runs = 0
    const part = {}
    const call = (shared: object, own: object, each = part) => memo.each('a', shared, () => ++runs)(each, own)
    expect([call({ x: 1 }, { y: 1 }), call({ x: 1 }, { y: 1 }), call({ x: 1 }, { y: 2 })]).toEqual([1, 1, 2])
    expect([call({ x: 1 }, { y: 2 }, {}), call({ x: 1 }, { y: 2 }), call({ x: 2 }, { y: 2 })]).toEqual([3, 2, 4])
  })

  it('stores nothing in a build', () => {
    const memo = createMemo()
    let runs = 0
    const call = memo.each('a', {}, () => ++runs)
    const part = {}
    expect([call(part, {}), call(part, {})]).toEqual([1, 2])
    memo.stage('b').remember({}, 1)
    expect(memo.stage('b').last()).toBeUndefined()
  })
})

describe('the disk', () => {
  it('returns the last value of a name, for its key', () => {
    const cache = createTestCache()
    createMemo({ cache }).save('a', { x: [1] }, 'first')
    const memo = createMemo({ cache })
    expect(memo.load('a', { x: [1] })).toBe('first')
    expect(memo.load('a', { x: [1], y: 2 })).toBeUndefined()
    memo.save('a', 2, 'second')
    expect([memo.load('a', { x: [1] }), memo.load('a', 2)]).toEqual([undefined, 'second'])
  })
})
