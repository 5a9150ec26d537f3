import { describe, expect, it } from 'vitest'
import { closesFence, readFence } from './fence.js'

describe('readFence', () => {
  it.each([
    ['```js title="a"', { marks: '```', indent: 0, info: 'js title="a"' }],
    ['> 1. ~~~~ `a`', { marks: '~~~~', indent: 5, info: ' `a`' }],
  ])('reads %j', (line, fence) => {
    expect(readFence(line)).toEqual(fence)
  })

  it.each(['```code``` in text', '``', 'a ```'])('ignores %j', (line) => {
    expect(readFence(line)).toBeUndefined()
  })
})

describe('closesFence', () => {
  const fence = { marks: '```', indent: 2, info: '' }

  it.each(['```', '`````  ', '     ```', '> ```'])('accepts %j', (line) => {
    expect(closesFence(line, fence)).toBe(true)
  })

  it.each(['``', '~~~', '```js', '      ```'])('rejects %j', (line) => {
    expect(closesFence(line, fence)).toBe(false)
  })
})
