import { expect, it } from 'vitest'
import { createTestTrial } from '../create-test-trial.js'
import { listTexts } from './list-texts.js'

const partial = { path: 'docs/_part.mdx', hash: '0', text: 'P', includes: [] }

it('lists the Markdown of the current version and of partials, each file once', () => {
  const trial = createTestTrial({ docs: { 'a.md': { title: 'A', body: 'Text' } }, versions: { '1.0': { 'a.md': {} } } })
  const [source] = trial.files.sources
  if (!source) throw new Error('the test has no source')
  const files = {
    ...trial.files,
    sources: [
      ...trial.files.sources,
      { ...source, locale: 'de' },
      { ...source, path: 'docs/b.jsx' },
      { ...source, path: 'docs/plugin.md', pluginName: 'p' },
    ],
    partials: new Map([
      ['docs/_part.mdx', partial],
      ['docs/code.ts', partial],
    ]),
  }
  expect(listTexts({ ...trial, files })).toEqual([
    { file: 'docs/a.md', text: '---\ntitle: "A"\n---\nText', bodyLine: 4, locale: 'en' },
    { file: 'docs/_part.mdx', text: 'P', bodyLine: 1, locale: 'en' },
  ])
})
