import { expect, it, onTestFinished } from 'vitest'
import { createRun, runOwned } from '../guard/code-owner.js'
import { containsProblem, reportUncaughtErrors, type UncaughtErrorListeners } from './report-uncaught-errors.js'

const problem = { code: 'plugin-failed', severity: 'error', message: 'one' } as const

it('finds the same diagnostic, and another one with the same cause', () => {
  const caused = { ...problem, failure: { cause: 'remark-x' } }
  expect(containsProblem([problem], { ...problem })).toBe(true)
  expect(containsProblem([problem], { ...problem, message: 'two' })).toBe(false)
  expect(containsProblem([caused], { ...caused, message: 'two' })).toBe(true)
  expect(containsProblem([caused], { ...caused, code: 'uncaught-error' })).toBe(false)
  expect(containsProblem([caused], { ...caused, failure: { cause: 'remark-y' } })).toBe(false)
})

/** Collects what is reported of an uncaught error, without the listeners of the test runner. */
function report(error: unknown, inner: Partial<UncaughtErrorListeners> = {}): readonly unknown[] {
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  onTestFinished(() => {
    for (const other of others) process.on('uncaughtException', other)
  })
  const reported: unknown[] = []
  const stop = reportUncaughtErrors({
    onProblem: (diagnostic) => reported.push(diagnostic.message),
    onError: (each) => reported.push(each),
    ...inner,
  })
  process.emit('uncaughtException', error as Error)
  stop()
  expect(process.listenerCount('uncaughtException')).toBe(0)
  return reported
}

it('distinguishes errors of docgen from those of the site', () => {
  const own = new Error('own')
  expect(report(own)).toEqual([own])
  const bundled = Object.assign(new Error('theirs'), {
    stack: 'Error: theirs\n    at run (file:///site/.docgen/cache/config-1.mjs?x:3:5)',
  })
  expect(report(bundled)).toEqual(['uncaught error in code of the site: theirs'])
  expect(report(new Error("Cannot find package 'x' imported from /site/docs/a.js"))).toEqual([
    "uncaught error in code of the site: Cannot find package 'x' imported from /site/docs/a.js",
  ])
  expect(report('a string')).toEqual(['uncaught error in code of the site: "a string", which is not an Error'])
})

it('names the Markdown plugin whose late code throws', () => {
  expect(runOwned(createRun('remark-x'), () => report(new Error('late')))).toEqual([
    'a Markdown plugin failed: remark-x: late',
  ])
})

it('calls only the listeners that were added last', () => {
  const outer: unknown[] = []
  const stop = reportUncaughtErrors({ onProblem: (each) => outer.push(each), onError: (each) => outer.push(each) })
  const others = process.listeners('uncaughtException')
  const inner: unknown[] = []
  const stopInner = reportUncaughtErrors({ onProblem: () => {}, onError: (each) => inner.push(each) })
  expect(process.listeners('uncaughtException')).toEqual(others)
  const error = new Error('own')
  const listener = others.at(-1)
  listener?.(error, 'uncaughtException')
  stopInner()
  listener?.(error, 'uncaughtException')
  stop()
  expect([inner, outer]).toEqual([[error], [error]])
})
