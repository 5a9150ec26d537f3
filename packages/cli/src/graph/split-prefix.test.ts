import { describe, expect, it } from 'vitest'
import { createPrefixSplitter, splitNumberPrefix } from './split-prefix.js'

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

describe('createPrefixSplitter', () => {
  it('calls the function of the site', () => {
    const split = createPrefixSplitter((name) => ({ filename: name.slice(2), numberPrefix: Number(name[0]) }))
    expect(split('7_a')).toEqual({ name: 'a', position: 7 })
    expect(createPrefixSplitter((filename) => ({ filename }))('01-a')).toEqual({ name: '01-a' })
  })

  it.each([
    ['an empty name', () => ({ filename: '' }), { returned: { filename: '' } }],
    ['no object', () => 'a', { returned: 'a' }],
    ['no number', () => ({ filename: 'a', numberPrefix: Number.NaN }), { returned: expect.anything() }],
    [
      'an error',
      () => {
        throw new RangeError('odd')
      },
      { thrown: new RangeError('odd') },
    ],
  ])('reports %s, and keeps the name', (_, parse, result) => {
    const failed: unknown[] = []
    const split = createPrefixSplitter(parse as never, (each) => failed.push(each))
    expect(split('01-a')).toEqual({ name: '01-a' })
    expect(failed).toEqual([{ name: '01-a', result }])
  })
})
