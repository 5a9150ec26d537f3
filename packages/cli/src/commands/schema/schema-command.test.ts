import { expect, it } from 'vitest'
import { parseLine } from '../create-test-program.js'

it.each([
  [['schema'], [undefined, {}]],
  [
    ['schema', 'tags', '--out', 'x'],
    ['tags', { out: 'x' }],
  ],
])('reads %j', async (words, args) => expect((await parseLine(...words)).call).toEqual(['schema', ...args]))
