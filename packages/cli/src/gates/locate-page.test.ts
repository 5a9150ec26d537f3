import { expect, it } from 'vitest'
import type { Trial } from '../session/trial.js'
import { createPageLocator } from './locate-page.js'

const TEXT = 'openapi: 3.1.0\ninfo: {}\npaths:\n  /a:\n    get:\n      responses: {}\n'

it('finds the file of a document, and the operation of an API page', () => {
  const path = 'api.yaml'
  const trial = {
    graph: {
      docs: [
        { route: '/a' },
        { route: '/api', api: { path } },
        { route: '/api/a', api: { path, pointer: '/paths/~1a/get' } },
      ],
    },
    files: { apis: [{ path, files: [{ path, text: TEXT }] }] },
  } as unknown as Pick<Trial, 'graph' | 'files'>
  const locate = createPageLocator(trial)
  expect(locate({ route: '/a', source: 'docs/a.md' })).toEqual({ file: 'docs/a.md' })
  expect(locate({ route: '/api/a', source: path })).toMatchObject({ file: path, line: 5, column: 5 })
  expect(locate({ route: '/api', source: path })).toMatchObject({ file: path, line: 2, column: 1 })
  expect(locate({ route: '/search' })).toEqual({})
})
