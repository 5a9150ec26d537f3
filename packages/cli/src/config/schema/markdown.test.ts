import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { markdownSchema, namesPackages, packageNameOf } from './markdown.js'

const plugin = () => undefined

it.each([
  [{ remarkPlugins: ['remark-x', './own.js', plugin, [plugin, {}], ['remark-x', 1, 2]] }, []],
  [{ components: { Card: './card' }, admonitions: { security: 'danger', 'my-note': 'note' } }, []],
  [
    { rehypePlugins: [{}] },
    [
      'rehypePlugins[0]: expected a plugin, its path or package, or a list of one of these and its settings, found an object',
    ],
  ],
  [
    { components: { card: './card' } },
    ['components: expected a name such as Card, with a capital first as the name of a key, found "card"'],
  ],
  [{ admonitions: { tip: 'note' } }, [expect.stringMatching(/^admonitions: expected a word .* found "tip"$/)]],
  [{ admonitions: { 'a-': 'note' } }, [expect.stringMatching(/^admonitions: .* found "a-"$/)]],
  [{ admonitions: { mine: 'loud' } }, [expect.stringContaining('admonitions.mine: expected "note"')]],
])('checks %j', (markdown, problems) => {
  expect(listProblems(markdownSchema, markdown)).toEqual(problems)
})

it('finds the package of an entry, with and without settings', () => {
  expect([plugin, 'a', ['b', 1], [plugin, 'c']].map((entry) => packageNameOf(entry as never))).toEqual([
    undefined,
    'a',
    'b',
    undefined,
  ])
})

it('finds packages in either list', () => {
  expect(namesPackages({ remarkPlugins: [plugin], rehypePlugins: [] })).toBe(false)
  expect(namesPackages({ remarkPlugins: [plugin], rehypePlugins: [['a', {}]] })).toBe(true)
})
