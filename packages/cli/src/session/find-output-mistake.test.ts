import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { findOutputMistake } from './find-output-mistake.js'

const config = createTestConfig({ staticDirectories: ['./public/'] })

it.each(['/site/dist', '/out', '/site/docs-out', '/site/a/docs'])('lets the output go to %s', (outDir) => {
  expect(findOutputMistake('/site', outDir, config)).toBeUndefined()
})

it.each([
  ['/site/docs', 'the output folder docs lies in docs, which the site is made of'],
  ['/site/docs/a/b', 'the output folder docs/a/b lies in docs, which the site is made of'],
  ['/site/public/x', 'the output folder public/x lies in public, which the site is made of'],
])('refuses %s', (outDir, message) => {
  expect(findOutputMistake('/site', outDir, config)?.message).toBe(message)
})

it('lets the output lie in a site whose folder is that of the documents', () => {
  expect(findOutputMistake('/site', '/site/dist', createTestConfig({ docs: { path: '.' } }))).toBeUndefined()
})
