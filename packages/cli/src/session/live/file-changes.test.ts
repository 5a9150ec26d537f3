import { expect, it } from 'vitest'
import { createFileMemo } from './file-changes.js'

it('reads changed files again, and nothing else', () => {
  const memo = createFileMemo()
  let reads = 0
  const read = (kind: string, path: string) => memo.recall(kind, path, () => `${path} ${++reads}`)
  const readAll = () => [
    read('source', 'docs/a.md'),
    read('source', 'docs/b/c.md'),
    read('list', 'docs'),
    read('api {}', 'api.yaml'),
  ]
  const first = readAll()
  expect(readAll()).toEqual(first)

  memo.forget({ paths: ['docs/a.md'], isStructural: false })
  expect(readAll()).toEqual(['docs/a.md 5', ...first.slice(1)])

  memo.forget({ paths: ['docs/b'], isStructural: true })
  expect(readAll()).toEqual(['docs/a.md 5', 'docs/b/c.md 6', 'docs 7', 'api.yaml 8'])

  memo.forget({ paths: ['schemas/order.json'], isStructural: false })
  expect(readAll()).toEqual(['docs/a.md 5', 'docs/b/c.md 6', 'docs 7', 'api.yaml 9'])

  memo.forgetAll()
  expect(read('source', 'docs/a.md')).toBe('docs/a.md 10')
})
