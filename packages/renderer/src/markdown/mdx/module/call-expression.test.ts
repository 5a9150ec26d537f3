import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Compilation } from '../../compilation.js'
import { callExpression } from './call-expression.js'

const compilation = {} as Compilation

it('calls an expression, and one with hooks as part of a component', () => {
  expect(callExpression(() => 1, compilation)).toBe(1)
  expect(callExpression(() => useState(2)[0], compilation)).toBe(2)
})

it('throws other errors at once', () => {
  let count = 0
  const fail = (): never => {
    count += 1
    throw new Error('broken')
  }
  expect(() => callExpression(fail, compilation)).toThrow('broken')
  expect(count).toBe(1)
})
