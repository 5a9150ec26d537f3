import { describe, expect, it } from 'vitest'
import { writeSamples } from './write-samples.js'

const postData = { mimeType: 'application/json', text: '{"note":"$id ${id} (a)"}' }
const headers = [
  { name: 'Content-Type', value: 'application/json' },
  { name: 'X-Note', value: '$a' },
]
const request = { method: 'POST', url: 'https://a.example/b?c=$d', headers, postData }
const write = (language: 'kotlin' | 'wget' | 'http'): string => writeSamples(request, [language])[0]?.source ?? ''

describe('languages that the config can add', () => {
  it('Kotlin has no templates in its strings, and functions of OkHttp 4', () => {
    const source = write('kotlin')
    expect(source).toContain(
      'val body = "{\\"note\\":\\"\\$id \\${id} (a)\\"}".toRequestBody("application/json".toMediaType())\n',
    )
    expect(source).toContain('.addHeader("X-Note", "\\$a")')
    expect(source).not.toMatch(/MediaType\.parse|(?<!\\)\$/)
  })

  it('Wget and HTTP have the body as it is', () => {
    expect(write('wget')).toContain(`--body-data '${postData.text}'`)
    expect(write('http')).toMatch(/^POST \/b\?c=\S* HTTP\/1\.1\n[\s\S]*\n\n\{"note":"\$id \$\{id\} \(a\)"\}$/)
  })

  it('have no sample of an upload', () => {
    const upload = { ...request, postData: { mimeType: 'image/png', fileName: 'a.png' } }
    expect(writeSamples(upload, ['http', 'curl', 'kotlin', 'wget']).map(({ value }) => value)).toEqual(['curl'])
  })
})
