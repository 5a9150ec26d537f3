import { expect, it } from 'vitest'
import { isJson } from './is-json.js'

it('tells JSON from other texts', () => {
  expect(['{"a": [1]}', '"a"', 'null', '', '{a: 1}', '[1,]'].map(isJson)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
