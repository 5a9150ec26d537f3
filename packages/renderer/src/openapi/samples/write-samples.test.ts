import { expect, it } from 'vitest'
import type { SampleHttpRequest } from './sample-http-request.js'
import { writeSamples } from './write-samples.js'

function write(postData: SampleHttpRequest['postData'], language: string): string {
  const request = { method: 'POST', url: 'https://a.example/b', headers: [], ...(postData && { postData }) }
  return writeSamples(request).find(({ value }) => value === language)?.source ?? ''
}

const form = {
  mimeType: 'application/x-www-form-urlencoded',
  params: [
    { name: 'to', value: '+49 1&2' },
    { name: 'tags[]', value: 'a&b' },
  ],
}

it('has cURL send a form as every other language does', () => {
  const curl = write(form, 'curl')
  expect(curl).toContain('--data to=%2B49%201%262')
  // Here cURL itself encodes what follows the name.
  expect(curl).toContain("--data-urlencode 'tags%5B%5D=a&b'")
  expect(write(form, 'python')).toContain('"to": "+49 1&2"')
})

it('writes nothing that a shell or Ruby would run', () => {
  const json = { mimeType: 'application/json', text: JSON.stringify({ note: "it's $(id) `id` #{id} #$x # fine" }) }
  expect(write(json, 'curl')).toMatch(/--data @- <<'EOF'\n\{\n.*\$\(id\).*\n\}\nEOF/)
  expect(write(json, 'ruby')).toContain('\\#{id} \\#$x # fine')
})
