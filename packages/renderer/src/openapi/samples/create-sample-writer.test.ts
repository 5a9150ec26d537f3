import { describe, expect, it } from 'vitest'
import { SAMPLE_LANGUAGES } from '../../contract/index.js'
import { createHighlighter } from './create-highlighter.js'
import { createSampleWriter } from './create-sample-writer.js'
import type { SampleHttpRequest } from './sample-http-request.js'
import { writeSamples } from './write-samples.js'

const ADDRESSES = [
  'https://api.example.com/v1/orders',
  'https://api.example.com/v1/orders/ID/refund',
  'https://api.example.com/v1/PATH/HOME/true/if/_/1.5',
  'http://localhost:3000/a-b/c_d',
  'https://api.example.com/v1/orders?limit=10&after=a%20b',
  'https://api.example.com/v1/a..b',
  'https://api.example.com/v1/{left}/$HOME',
  'https://api.example.com:443/v1',
  'https://API.example.com/v1',
  'https://10.1/v1',
  'https://api.example.com',
  'no address',
]
const BODIES: readonly Pick<SampleHttpRequest, 'headers' | 'postData'>[] = [
  { headers: [] },
  { headers: [{ name: 'Authorization', value: 'Bearer YOUR_TOKEN' }] },
  {
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    postData: {
      mimeType: 'application/json',
      text: '{"a":"it\'s \\"b\\" <c> $d","url":"https://address.docgen.invalid/"}',
    },
  },
  {
    headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
    postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: '1 2' }] },
  },
]

describe('samples that are written once', () => {
  const write = createSampleWriter(SAMPLE_LANGUAGES)
  const highlight = createHighlighter()
  const plain = createHighlighter()

  it.each(['GET', 'POST', 'DELETE', 'QUERY'])(
    'equal in every language those written for their URL alone: %s',
    async (method) => {
      for (const body of BODIES) {
        for (const url of ADDRESSES) {
          const request = { method, url, ...body }
          const samples = write(request)
          const direct = writeSamples(request, SAMPLE_LANGUAGES)
          expect(samples.map(({ value }) => value)).toEqual(direct.map(({ value }) => value))
          for (const [index, { grammar, source }] of direct.entries()) {
            const sample = samples[index]
            if (!sample) throw new Error('a sample is missing')
            const expected = await plain({ code: { language: grammar, text: source } })
            expect(await highlight(sample), `${url} ${grammar}`).toBe(expected)
          }
        }
      }
    },
  )

  it('share one code for URLs without special characters', () => {
    const write = createSampleWriter()
    const [one, other] = ['https://a.example/b', 'https://a.example/c/d'].map((url) =>
      write({ method: 'GET', url, headers: [] }).find(({ value }) => value === 'python'),
    )
    expect(one?.code).toBe(other?.code)
    expect(one?.filling?.value).toBe('https://a.example/b')
  })
})
