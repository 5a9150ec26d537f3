import { expect, it } from 'vitest'
import type { SampleLanguage } from '../../contract/index.js'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { createSampleWriter } from '../samples/create-sample-writer.js'
import { createApiDraft } from './api-draft.js'
import { viewSamples } from './view-samples.js'

function view(samples: readonly JsonObject[], languages?: readonly SampleLanguage[]) {
  const document = { openapi: '3.1.0', paths: { '/a': { get: { 'x-codeSamples': samples } } } }
  const writeSamples = createSampleWriter(languages)
  const draft = {
    ...createApiDraft({ document, validate: () => undefined, writeSamples }),
    ...(languages && { sampleLanguages: languages }),
  }
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

it('groups samples by their language, with their labels', () => {
  const { views } = view([sample('go', 'a', 'Old'), sample('Go', 'b'), sample('', 'c', 'Mine'), sample('?', 'd')])
  const named = views.filter(({ value }) => /^(?:go|-|other)/.test(value))
  expect(named.map(({ value, label, codes }) => [value, label, codes.map((each) => each.label)])).toEqual([
    ['go', 'Go', ['Old', '']],
    ['other', 'Mine', ['']],
    ['-', '?', ['']],
  ])
})

it('has the languages of the config in their order, then those of other samples', () => {
  const { views } = view(
    [sample('php'), sample('ruby', 'x', 'SDK'), sample('Shell', 'x', 'Wget')],
    ['ruby', 'curl', 'http'],
  )
  expect(views.map(({ value, codes }) => [value, codes.map(({ label }) => label)])).toEqual([
    ['ruby', ['SDK']],
    ['curl', ['']],
    ['http', ['']],
    ['php', ['']],
    ['wget', ['']],
  ])
  expect(view([], []).views).toEqual([])
})

it('keeps the URL of the request with its code', () => {
  const { draft } = view([])
  expect(draft.codes[0]?.filling).toMatchObject({ value: expect.stringContaining('/a') })
})
