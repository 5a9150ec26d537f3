import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listProblems } from '../../../test/list-problems.js'
import { docsSchema, editUrl, folderList } from './docs.js'

it.each([
  [{ tocMinHeadingLevel: 3, tocMaxHeadingLevel: 3 }, []],
  [{ tocMinHeadingLevel: 4 }, ['tocMinHeadingLevel: expected a level that is not above tocMaxHeadingLevel, found 4']],
  [{ sidebars: true }, [expect.stringContaining('sidebars: expected')]],
  [{ sidebars: false, tags: false }, []],
])('checks %j', (docs, problems) => {
  expect(listProblems(docsSchema, docs)).toEqual(problems)
})

it.each([
  ['https://git.example/edit/', true],
  [() => undefined, true],
  ['edit/', false],
  ['javascript:alert(1)', false],
  [7, false],
])('accepts an absolute URL or a function as editUrl: %s', (url, isValid) => {
  expect(listProblems(z.object({ editUrl: editUrl() }), { editUrl: url }).length === 0).toBe(isValid)
})

it('reports each entry whose id another one has', () => {
  const list = folderList(z.object({ id: z.string() }))
  expect(listProblems(list, [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }])).toEqual([
    '[2].id: two entries have the id "a". Give this one another id',
    '[3].id: two entries have the id "a". Give this one another id',
  ])
  expect(listProblems(list, [])).toHaveLength(1)
})
