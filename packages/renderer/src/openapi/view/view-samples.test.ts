import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { createSampleWriter } from '../samples/create-sample-writer.js'
import { createApiDraft } from './api-draft.js'
import { viewSamples } from './view-samples.js'

function view(samples: readonly JsonObject[]) {
  const document = { openapi: '3.1.0', paths: { '/a': { get: { 'x-codeSamples': samples } } } }
  const draft = createApiDraft({ document, validate: () => undefined, writeSamples: createSampleWriter() })
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return { views: viewSamples(readOperation(document, entry), [], draft), draft }
}

const sample = (lang: string, source = 'x', label?: string): JsonObject => ({ lang, source, ...(label && { label }) })

it.each(['Shell', 'bash', 'cURL'])('replaces the generated sample of curl by one in %s', (lang) => {
  const { views, draft } = view([sample(lang, 'mine\n\n')])
  expect(views.filter(({ value }) => value === 'curl')).toHaveLength(1)
  expect(draft.codes[0]?.code.text).toBe('mine')
})

it('has the same order of languages whatever the order of samples, unknown ones last', () => {
  const generated = view([]).views.map(({ value }) => value)
  const { views } = view([sample('Visual Basic'), sample('golang'), sample('js')])
  expect(views.map(({ value }) => value)).toEqual([...generated, 'visual-basic'])
})

it('distinguishes several samples of one language by number', () => {
  const { views } = view([sample('go', 'a', 'Old'), sample('Go', 'b'), sample('', 'c'), sample('?', 'd')])
  const named = views.filter(({ value }) => /^(?:go|-|other)/.test(value)).map(({ value, label }) => [value, label])
  expect(named).toEqual([
    ['go', 'Old'],
    ['go-2', 'Go'],
    ['other', ''],
    ['-', '?'],
  ])
})
