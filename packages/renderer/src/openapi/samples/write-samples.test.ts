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

it('lets cURL send a form as every other language does', () => {
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

const parts = {
  mimeType: 'multipart/form-data',
  parts: [
    { name: 'meta', value: '{"a":";"}', contentType: 'application/json' },
    { name: 'file', value: '', fileName: 'photo.png', contentType: 'image/png' },
    { name: 'note', value: '@here' },
  ],
}

it.each([
  [
    'curl',
    `--form 'meta="{\\"a\\":\\";\\"}";type=application/json'`,
    "--form 'file=@photo.png;type=image/png'",
    '--form-string note=@here',
  ],
  ['javascript', 'new Blob([', `document.querySelector('input[name="file"]').files[0]`, 'body: form'],
  [
    'node',
    "await openAsBlob('photo.png', { type: 'image/png' }), 'photo.png'",
    "append('note', '@here')",
    'body: form',
  ],
  ['python', '("file", ("photo.png", open("photo.png", "rb"), "image/png"))', '(None, "@here")', 'files=files'],
  ['php', "'contents' => fopen('photo.png', 'r')", "'headers' => ['Content-Type' => 'image/png']", "'multipart' => ["],
  ['go', '"mime/multipart"', 'os.Open("photo.png")', 'form.FormDataContentType()'],
  [
    'ruby',
    "File.open('photo.png'), { filename: 'photo.png', content_type: 'image/png' }",
    'set_form',
    "['note', '@here']",
  ],
  [
    'java',
    'Content-Type: application/json\\r\\n',
    'ofFile(java.nio.file.Path.of("photo.png"))',
    'multipart/form-data; boundary=',
  ],
  [
    'csharp',
    'new StreamContent(File.OpenRead("photo.png"))',
    'MediaTypeHeaderValue("image/png")',
    '"file", "photo.png"',
  ],
])('sends a multipart form with its files and types: %s', (language, ...expected) => {
  const source = write(parts, language)
  for (const each of expected) expect(source).toContain(each)
  expect(source).not.toContain('docgen-upload')
})

it.each([
  ['curl', '--data-binary @photo.png'],
  ['javascript', `document.querySelector('input[type="file"]').files[0]`],
  ['node', "await openAsBlob('photo.png')"],
  ['python', 'payload = open("photo.png", "rb")'],
  ['php', "'body' => fopen('photo.png', 'r')"],
  ['go', 'payload, _ := os.Open("photo.png")'],
  ['ruby', "request.body = File.binread('photo.png')"],
  ['java', 'BodyPublishers.ofFile(java.nio.file.Path.of("photo.png"))'],
  ['csharp', 'new MediaTypeHeaderValue("image/png")'],
])('sends a file: %s', (language, expected) => {
  expect(write({ mimeType: 'image/png', fileName: 'photo.png' }, language)).toContain(expected)
})

it('sends every field of a form with duplicate names', () => {
  const withDuplicates = {
    mimeType: 'application/x-www-form-urlencoded',
    params: ['a', 'b&'].map((value) => ({ name: 't', value })),
  }
  for (const language of ['javascript', 'node', 'php', 'go', 'ruby', 'java', 'csharp'])
    expect(write(withDuplicates, language)).toContain('t=a&t=b%26')
  expect(write(withDuplicates, 'curl')).toContain('--data t=a \\\n  --data t=b%26')
  expect(write(withDuplicates, 'csharp')).toContain('MediaTypeHeaderValue("application/x-www-form-urlencoded")')
})

it('keeps backslashes, quotes and line breaks of a body', () => {
  const json = { mimeType: 'application/json', text: JSON.stringify({ 'a"': 'C:\\new\n"x"', body: 'text' }) }
  expect(write(json, 'python')).toContain(String.raw`"a\"": "C:\\new\n\"x\""`)
  expect(write(json, 'node')).toContain(String.raw`'C:\\new\n"x"'`)
  expect(write(json, 'javascript')).toContain("body: 'text'")
})

it('sends cookies from a browser by an option, because scripts may not set their header', () => {
  const headers = [
    { name: 'Cookie', value: 'sid=1' },
    { name: 'X-Trace', value: '2' },
  ]
  const samples = writeSamples({ method: 'GET', url: 'https://a.example/b', headers })
  const sourceOf = (language: string) => samples.find(({ value }) => value === language)?.source ?? ''
  expect(sourceOf('javascript')).not.toContain('sid=1')
  expect(sourceOf('javascript')).toContain("credentials: 'include'")
  expect(sourceOf('javascript')).toContain("'X-Trace': '2'")
  expect(sourceOf('node')).toContain("Cookie: 'sid=1'")
  expect(sourceOf('curl')).toContain('sid=1')
})
