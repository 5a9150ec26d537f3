import { expect, it } from 'vitest'
import type { SampleLanguage } from '../../contract/index.js'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
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
  return { views: viewSamples(readOperation(document, entry), { schemes: [] }, draft).samples, draft }
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

function viewOptions(operation: JsonObject, servers: readonly JsonObject[] = [{ url: 'https://a.example' }]) {
  const document = { openapi: '3.1.0', servers, paths: { '/a': { post: operation } } }
  const writeSamples = createSampleWriter(['curl', 'kotlin'])
  const draft = createApiDraft({ document, validate: () => undefined, writeSamples })
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return { options: viewSamples(readOperation(document, entry), { schemes: [] }, draft).sampleOptions, draft }
}

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' }, example: 10 }

it('offers every example of every media type, and keeps the samples of all but the first', () => {
  const examples = { cat: { summary: 'A cat', value: { name: 'Tom' } }, dog: { value: { name: 'Rex' } } }
  const content = {
    'text/plain': { example: 'Tom' },
    'application/json': { examples },
    'image/png': {},
  }
  const { options, draft } = viewOptions({ requestBody: { content } })
  expect(options).toEqual({
    bodies: [
      { mediaType: 'application/json', label: 'A cat', isOnly: false },
      { mediaType: 'application/json', label: 'dog', isOnly: false },
      { mediaType: 'text/plain', label: '', isOnly: true },
      { mediaType: 'image/png', label: '', isOnly: true },
    ],
  })
  const texts = draft.otherSamples.map((samples) => samples.map(({ value, code }) => `${value} ${code.text}`))
  expect(texts.map((each) => each.length)).toEqual([2, 2, 2])
  expect(texts[0]?.[0]).toContain('Rex')
  expect(texts[2]?.[0]).toContain('@file.png')
  expect(texts[2]?.[1]).toBe('kotlin —')
})

it('names no media type if all examples have the same', () => {
  const content = { 'application/json': { examples: [1, 2] } }
  const bodies = [1, 2].map(() => ({ mediaType: '', label: '', isOnly: false }))
  expect(viewOptions({ requestBody: { content } }).options?.bodies).toEqual(bodies)
})

it('offers the optional parameters of the query with the URL as samples contain it', () => {
  expect(viewOptions({ parameters: [limit] }).options).toEqual({ bodies: [], query: 'https://a.example/a?limit=10' })
  const uneven = viewOptions({ parameters: [limit] }, [{ url: 'HTTPS://A.example/x y' }])
  expect(uneven.options?.query).toBe('https://a.example/x%20y/a?limit=10')
})

it('offers nothing if there is no choice, and nothing that changes only samples of the description', () => {
  expect(viewOptions({ parameters: [{ ...limit, required: true }] }).options).toBeUndefined()
  const samples = [sample('curl'), sample('kotlin')]
  expect(viewOptions({ 'x-codeSamples': samples, parameters: [limit] }).options).toBeUndefined()
})

it('keeps the samples of all bodies with each alternative of authentication, if readers can choose one', () => {
  const securitySchemes = {
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    token: { type: 'http', scheme: 'bearer' },
  }
  const write = (security: JsonObject['x'], hasConsole: boolean) => {
    const content = { 'text/plain': { examples: { a: { value: 'A' }, b: { value: 'B' } } } }
    const post = { security: security ?? [], requestBody: { content } }
    const document = { openapi: '3.1.0', paths: { '/a': { post } }, components: { securitySchemes } }
    const draft = createApiDraft({ document, validate: () => undefined, writeSamples: createSampleWriter(['curl']) })
    const [entry] = listOperations(document)
    if (!entry) throw new Error('no operation')
    const schemes = readSecuritySchemes(document)
    viewSamples(readOperation(document, entry), { schemes, hasConsole }, draft)
    const texts = [...draft.codes, ...draft.otherSamples.flat()].map(({ code }) => code.text)
    return texts.map((text) => [/X-Key|Bearer/.exec(text)?.[0] ?? '', /--data (\w)/.exec(text)?.[1] ?? ''].join(' '))
  }
  const security = [{ key: [] }, { token: [] }, {}]
  expect(write(security, false)).toEqual(['X-Key A', 'X-Key B'])
  expect(write(security, true)).toEqual(['X-Key A', 'X-Key B', 'Bearer A', 'Bearer B', ' A', ' B'])
  expect(write([{}, { key: [] }], true)).toEqual([' A', ' B', 'X-Key A', 'X-Key B'])
})
