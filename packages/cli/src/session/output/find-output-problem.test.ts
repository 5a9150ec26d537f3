import { expect, it } from 'vitest'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { findOutputProblem } from './find-output-problem.js'

const config = createTestConfig({ staticDirectories: ['./public/'] })

it.each(['/site/dist', '/out', '/site/docs-out', '/site/a/docs'])('accepts the output folder %s', (outDir) => {
  expect(findOutputProblem('/site', outDir, config)).toBeUndefined()
})

it.each([
  ['/site/docs', 'the output folder docs is inside docs, which contains files of the site'],
  ['/site/docs/a/b', 'the output folder docs/a/b is inside docs, which contains files of the site'],
  ['/site/public/x', 'the output folder public/x is inside public, which contains files of the site'],
])('rejects %s', (outDir, message) => {
  expect(findOutputProblem('/site', outDir, config)?.message).toBe(message)
})

it('accepts an output folder in a site whose docs are at its root', () => {
  expect(findOutputProblem('/site', '/site/dist', createTestConfig({ docs: { path: '.' } }))).toBeUndefined()
})
