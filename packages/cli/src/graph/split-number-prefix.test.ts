import { describe, expect, it } from 'vitest'
import { splitNumberPrefix } from './split-number-prefix.js'

describe('splitNumberPrefix', () => {
  it.each([
    ['01-intro', 'intro', 1],
    ['1-intro', 'intro', 1],
    ['10 - getting started', 'getting started', 10],
    ['3. plans', 'plans', 3],
    ['3_plans', 'plans', 3],
    ['007--james', 'james', 7],
    ['0-zero', 'zero', 0],
    ['1-a-2-b', 'a-2-b', 1],
  ])('strips %s to %s', (name, stripped, position) => {
    expect(splitNumberPrefix(name)).toEqual({ name: stripped, position })
  })

  it.each([
    '1.00',
    '1.12.1',
    '1.43.1',
    '2024-07-29',
    '2024-07-29-release',
    '2024_1',
    'intro',
    '404',
    '12monkeys',
    '1-',
    '-1-a',
    '',
  ])('does not split %s', (name) => {
    expect(splitNumberPrefix(name)).toEqual({ name })
  })
})
