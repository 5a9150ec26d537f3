import { expect, it } from 'vitest'
import type { SampleHttpRequest } from './sample-http-request.js'
import { writeSamples } from './write-samples.js'

const write = (request: Pick<SampleHttpRequest, 'headers'> & Partial<SampleHttpRequest>): string => {
  const samples = writeSamples({ method: 'PUT', url: 'https://a.example/x', ...request })
  return samples.find(({ value }) => value === 'csharp')?.source ?? ''
}
const header = (name: string, value: string) => ({ name, value })

it('adds headers of the content to the content, and placeholders without parsing them', () => {
  const sample = write({
    headers: [header('X-Key', 'a"b'), header('content-language', 'en'), header('if-match', 'IF_MATCH')],
    postData: { mimeType: 'application/json', text: '{}' },
  })
  expect(sample).toContain('    Headers =\n    {\n        { "X-Key", "a\\"b" },\n    },\n    Content = ')
  expect(sample).toContain(
    '\n};\nrequest.Content.Headers.TryAddWithoutValidation("content-language", "en");\nrequest.Headers.TryAddWithoutValidation("if-match", "IF_MATCH");\nusing (',
  )
})

it('has no empty list of headers, and no content if the request has none', () => {
  const sample = write({ headers: [header('if-match', 'a'), header('content-language', 'en')] })
  expect(sample).not.toContain('Headers =')
  expect(sample).not.toContain('request.Content')
  expect(sample).toContain('};\nrequest.Headers.TryAddWithoutValidation("if-match", "a");\nusing (')
})

it('names the whole content type', () => {
  const mimeType = 'application/vnd.a+json; charset=utf-8'
  const sample = write({ headers: [header('content-type', mimeType)], postData: { mimeType, text: '{}' } })
  expect(sample).toContain(`ContentType = MediaTypeHeaderValue.Parse("${mimeType}")`)
})

it('parses the content type of a part that has parameters', () => {
  const parts = [{ name: 'a', value: 'b', contentType: 'text/plain; charset=utf-8' }]
  const sample = write({ headers: [], postData: { mimeType: 'multipart/form-data', parts } })
  expect(sample).toContain('new StringContent("b") { Headers = { ContentType = MediaTypeHeaderValue.Parse(')
})
