import { expect, it } from 'vitest'
import { listInputRoots } from './list-input-roots.js'

it.each([
  ['data/a.json', 'data/a.json'],
  ['./data/../a.json', 'a.json'],
  ['data/*.json', 'data'],
  ['../shared/**/x.md', '../shared'],
  ['*.json', ''],
  ['data/{a,b}/x', 'data'],
  ['data/@(a|b)/x', 'data'],
  ['data (old)/a.json', 'data (old)/a.json'],
])('watches for %s at %s', (path, root) => {
  expect(listInputRoots({ files: [path] })).toEqual([root])
})

it('has nothing to watch for plugins without declared files', () => {
  expect(listInputRoots(undefined)).toEqual([])
})
