import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from './create-test-graph.js'
import { toGraphSource } from './graph-files.js'

function sourceOf(text: string, bodyLine: number) {
  const [source] = createTestFiles({ docs: { 'a.md': {} } }, createTestConfig()).sources
  if (!source) throw new Error('no source')
  return toGraphSource({ ...source, text, bodyLine })
}

it('keeps the lines before the body', () => {
  expect(sourceOf('---\ntitle: A\n---\nText\n', 4).text).toBe('---\ntitle: A\n---\n')
  expect(sourceOf('Text\n', 1).text).toBe('')
  expect(sourceOf('---\ntitle: A\n---', 4).text).toBe('---\ntitle: A\n---')
  expect(sourceOf('', 9).text).toBe('')
})

it('is the same for another body', () => {
  expect(sourceOf('---\n---\nOne', 3)).toEqual(sourceOf('---\n---\nTwo', 3))
  expect(sourceOf('---\n---\nOne', 3)).not.toHaveProperty('hash')
})
