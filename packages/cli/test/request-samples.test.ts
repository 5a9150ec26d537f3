import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SampleHttpRequest } from '../../renderer/src/openapi/samples/sample-http-request.js'
import { writeSamples } from '../../renderer/src/openapi/samples/write-samples.js'

// Samples run as a reader would run them, against a server that echoes what it has received.
const TEXT = `it's "q"; <b> & $x #{y} \\n 50% é C:\\new\nline`
const FILE = 'PNG\u0000'

type Body = NonNullable<SampleHttpRequest['postData']>
const json = { body: 'text', deep: { body: TEXT, list: [{ body: TEXT, formData: 'formData' }] } }
const form = 'application/x-www-form-urlencoded'

const BODIES: readonly (readonly [string, Body, unknown])[] = [
  ['JSON with properties called body', { mimeType: 'application/json', text: JSON.stringify(json) }, json],
  [
    'a form',
    {
      mimeType: form,
      params: [
        { name: 'note', value: TEXT },
        { name: 'a[b]', value: 'c' },
      ],
    },
    [
      ['note', TEXT],
      ['a[b]', 'c'],
    ],
  ],
  [
    'a form with a list',
    { mimeType: form, params: ['a', TEXT].map((value) => ({ name: 'tags', value })) },
    [
      ['tags', 'a'],
      ['tags', TEXT],
    ],
  ],
  [
    'a form in parts',
    {
      mimeType: 'multipart/form-data',
      parts: [
        { name: 'meta', value: JSON.stringify(json), contentType: 'application/json' },
        { name: 'file', value: '', fileName: 'photo.png', contentType: 'image/png' },
        { name: 'note', value: TEXT.replace('\n', ' ') },
        { name: 'tags', value: 'a' },
        { name: 'tags', value: 'b' },
      ],
    },
    [
      ['meta', 'blob', 'application/json', JSON.stringify(json)],
      ['file', 'photo.png', 'image/png', FILE],
      ['note', TEXT.replace('\n', ' ')],
      ['tags', 'a'],
      ['tags', 'b'],
    ],
  ],
  ['a file', { mimeType: 'image/png', fileName: 'photo.png' }, FILE],
]

const PAGE = `import { readFileSync } from 'node:fs'
const file = new File([readFileSync('photo.png')], 'photo.png', { type: 'image/png' })
globalThis.document = { querySelector: () => ({ files: [file] }) }
`

const folder = mkdtempSync(join(tmpdir(), 'docgen-samples-'))
let server: Server
let url: string
let received: unknown

beforeAll(async () => {
  writeFileSync(join(folder, 'photo.png'), FILE)
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const { 'content-type': type = '' } = request.headers
      const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
      received = await readBody(body, type)
      response.setHeader('content-type', 'application/json')
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function readBody(body: Response, type: string): Promise<unknown> {
  if (type.startsWith('application/json')) return body.json()
  if (!/^multipart|urlencoded/.test(type)) return body.text()
  const fields = [...(await body.formData())].map(async ([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
  )
  return Promise.all(fields)
}

describe.each(['javascript', 'node'])('samples for %s', (language) => {
  it.each(BODIES)('send %s', async (_name, postData, expected) => {
    const headers = [{ name: 'Content-Type', value: postData.mimeType }]
    const sample = writeSamples({ method: 'POST', url, headers, postData }).find(({ value }) => value === language)
    writeFileSync(join(folder, 'sample.mjs'), `${language === 'javascript' ? PAGE : ''}${sample?.source ?? ''}`)
    received = undefined
    await promisify(execFile)(process.execPath, ['sample.mjs'], { cwd: folder, timeout: 20_000 })
    expect(received).toEqual(expected)
  })
})
