import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_LANGUAGES } from '../../renderer/src/contract/sample-languages.js'
import type { JsonObject, JsonValue } from '../../renderer/src/openapi/json-value.js'
import { readOperation } from '../../renderer/src/openapi/nouns/operation.js'
import { listOperations } from '../../renderer/src/openapi/operation-entry.js'
import type { SampleHttpRequest } from '../../renderer/src/openapi/samples/sample-http-request.js'
import { sampleRequest } from '../../renderer/src/openapi/samples/sample-request.js'
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
let receivedUrl = ''
let receivedHead: IncomingHttpHeaders = {}

beforeAll(async () => {
  writeFileSync(join(folder, 'photo.png'), FILE)
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const { 'content-type': type = '' } = request.headers
      const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
      receivedUrl = request.url ?? ''
      receivedHead = request.headers
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

/** How the samples of a language run. */
interface Runner {
  readonly language: string
  readonly file: string
  readonly command: readonly string[]
  /** A command that fails where the language is not installed. */
  readonly check: readonly string[]
  readonly wrap?: (source: string) => string
  /** Whether parts with a content type have no file name, so that the server reads them as text. */
  readonly namesNoBlobs?: true
}

const NODE = { file: 'sample.mjs', command: [process.execPath, 'sample.mjs'], check: [process.execPath, '-v'] }
const SHELL = { file: 'sample.sh', command: ['bash', 'sample.sh'] }
const GUZZLE = '/usr/share/php/GuzzleHttp/autoload.php'
// On Debian: apt-get install wget python3-requests php-cli php-guzzlehttp-guzzle golang-go ruby default-jdk-headless
const RUNNERS: readonly Runner[] = [
  { ...NODE, language: 'javascript', wrap: (source) => PAGE + source },
  { ...NODE, language: 'node' },
  { ...SHELL, language: 'curl', check: ['curl', '--version'], namesNoBlobs: true },
  { ...SHELL, language: 'wget', check: ['wget', '--version'] },
  {
    language: 'python',
    file: 'sample.py',
    command: ['python3', 'sample.py'],
    check: ['python3', '-c', 'import requests'],
    namesNoBlobs: true,
  },
  {
    language: 'php',
    file: 'sample.php',
    command: ['php', 'sample.php'],
    check: ['php', '-r', `require '${GUZZLE}';`],
    namesNoBlobs: true,
    wrap: (source) => `<?php\n${source.replace("'vendor/autoload.php'", `'${GUZZLE}'`)}`,
  },
  {
    language: 'go',
    file: 'sample.go',
    command: ['go', 'run', 'sample.go'],
    check: ['go', 'version'],
    namesNoBlobs: true,
  },
  {
    language: 'ruby',
    file: 'sample.rb',
    command: ['ruby', 'sample.rb'],
    check: ['ruby', '--version'],
    // The server of these tests has no certificate.
    wrap: (source) => source.replace('http.use_ssl = true', ''),
  },
  {
    language: 'java',
    file: 'Sample.java',
    command: ['java', 'Sample.java'],
    check: ['javac', '--version'],
    namesNoBlobs: true,
    wrap: (source) =>
      `import java.net.*; import java.net.http.*; class Sample { public static void main(String[] args) throws Exception {\n${source}\n} }`,
  },
]

function canRun([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { timeout: 30_000 }).status === 0
}

async function run({ language, file, command, wrap }: Runner, request: SampleHttpRequest): Promise<void> {
  const sample = writeSamples(request, SAMPLE_LANGUAGES).find(({ value }) => value === language)
  const source = sample?.source ?? ''
  writeFileSync(join(folder, file), wrap?.(source) ?? source)
  received = undefined
  const [program = '', ...args] = command
  // Wget and Java read text in the encoding of the locale.
  const env = { ...process.env, LC_ALL: 'C.UTF-8', TOKEN: SECRET, API_KEY: SECRET }
  await promisify(execFile)(program, args, { cwd: folder, timeout: 60_000, env })
}

function withoutBlobs(fields: unknown): unknown {
  if (!Array.isArray(fields)) return fields
  return fields
    .map(([name, file, type, text]) => (file === 'blob' ? [name, text] : [name, file, type, text]))
    .map((field) => field.filter((each: unknown) => each !== undefined))
}

const SECRET = 'a+b/c=&"$x'

const LIST = ['b c', 'd']
const MAP = { r: 1, g: 'x y' }
const parameter = (location: string, name: string, value: JsonValue, rest: JsonObject = {}): JsonObject => {
  const schema = { type: Array.isArray(value) ? 'array' : typeof value }
  return {
    name,
    in: location,
    required: true,
    example: value,
    ...(rest['content'] === undefined && { schema }),
    ...rest,
  }
}
const inContent = (value: JsonValue) => ({ content: { 'application/json': { example: value } } })

// Parameters of every style, exploded and not, in every location.
const STYLES: readonly JsonObject[] = [
  ...['simple', 'label', 'matrix'].flatMap((style) =>
    [true, false].flatMap((explode) => [
      parameter('path', `${style}List${Number(explode)}`, LIST, { style, explode }),
      parameter('path', `${style}Map${Number(explode)}`, MAP, { style, explode }),
    ]),
  ),
  parameter('path', 'matrixText', 'a/b', { style: 'matrix' }),
  parameter('path', 'labelText', 'a/b', { style: 'label' }),
  parameter('path', 'json', null, inContent(MAP)),
  ...['form', 'spaceDelimited', 'pipeDelimited'].flatMap((style) =>
    [true, false].map((explode) => parameter('query', `${style}${Number(explode)}`, LIST, { style, explode })),
  ),
  parameter('query', 'map', MAP, { explode: true }),
  parameter('query', 'flat', MAP, { explode: false }),
  parameter('query', 'spaced', MAP, { style: 'spaceDelimited', explode: false }),
  parameter('query', 'deep', { a: MAP }, { style: 'deepObject' }),
  parameter('query', 'kept', 'a/b?c', { allowReserved: true }),
  parameter('query', 'where', null, inContent(MAP)),
  parameter('header', 'X-List', LIST),
  parameter('header', 'X-Map', MAP, { explode: true }),
  parameter('header', 'X-Flat', MAP),
  parameter('header', 'X-Json', null, inContent(MAP)),
  parameter('cookie', 'session', 'a b'),
  parameter('cookie', 'ids', LIST, { explode: false }),
]

function requestWithStyles(): SampleHttpRequest {
  const path = STYLES.filter((each) => each['in'] === 'path').map(({ name }) => `/{${name}}`)
  const document = {
    openapi: '3.1.0',
    servers: [{ url: new URL(url).origin }],
    paths: { [path.join('')]: { get: { parameters: STYLES, responses: {} } } },
  }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return sampleRequest(readOperation(document, entry), [])
}

describe.each(RUNNERS)('samples for $language', (runner) => {
  const isInstalled = canRun(runner.check)

  // Samples for Wget send no files.
  it.skipIf(!isInstalled || runner.language === 'wget').each(BODIES)(
    'send %s',
    async (_name, postData, expected) => {
      const headers = [{ name: 'Content-Type', value: postData.mimeType }]
      await run(runner, { method: 'POST', url, headers, postData })
      expect(received).toEqual(runner.namesNoBlobs ? withoutBlobs(expected) : expected)
    },
    90_000,
  )

  it.skipIf(!isInstalled)(
    'send parameters of every style',
    async () => {
      await run(runner, requestWithStyles())
      const [path, query] = receivedUrl.split(/\?(.*)/s)
      expect(path).toBe(
        [
          ...['b%20c,d', 'r=1,g=x%20y', 'b%20c,d', 'r,1,g,x%20y'],
          ...['.b%20c.d', '.r=1.g=x%20y', '.b%20c,d', '.r,1,g,x%20y'],
          ...[';matrixList1=b%20c;matrixList1=d', ';r=1;g=x%20y', ';matrixList0=b%20c,d', ';matrixMap0=r,1,g,x%20y'],
          ...[';matrixText=a%2Fb', '.a%2Fb', '%7B%22r%22:1,%22g%22:%22x%20y%22%7D'],
        ]
          .map((part) => `/${part}`)
          .join(''),
      )
      expect(query?.split('&')).toEqual([
        ...['form1=b%20c', 'form1=d', 'form0=b%20c,d', 'spaceDelimited1=b%20c', 'spaceDelimited1=d'],
        ...['spaceDelimited0=b%20c%20d', 'pipeDelimited1=b%20c', 'pipeDelimited1=d', 'pipeDelimited0=b%20c%7Cd'],
        ...['r=1', 'g=x%20y', 'flat=r,1,g,x%20y', 'spaced=r%201%20g%20x%20y'],
        ...['deep%5Ba%5D%5Br%5D=1', 'deep%5Ba%5D%5Bg%5D=x%20y', 'kept=a/b?c'],
        'where=%7B%22r%22:1,%22g%22:%22x%20y%22%7D',
      ])
      const { cookie, 'x-list': list, 'x-map': map, 'x-flat': flat, 'x-json': text } = receivedHead
      expect([list, map, flat, text]).toEqual(['b c,d', 'r=1,g=x y', 'r,1,g,x y', '{"r":1,"g":"x y"}'])
      // Browsers send their own cookies.
      expect(cookie).toBe(runner.language === 'javascript' ? undefined : 'session=a%20b; ids=b%20c,d')
    },
    90_000,
  )

  it.skipIf(!isInstalled || runner.language === 'javascript')(
    'send credentials from the environment',
    async () => {
      await run(runner, {
        method: 'GET',
        url: `${url}?a=%27b&key=docgenSecret1x`,
        headers: [
          { name: 'Authorization', value: 'Bearer docgenSecret0x' },
          { name: 'X-Note', value: `it's "q" docgenSecret0x` },
        ],
        secrets: [
          { mark: 'docgenSecret0x', variable: 'TOKEN', isInUrl: false },
          { mark: 'docgenSecret1x', variable: 'API_KEY', isInUrl: true },
        ],
      })
      expect(receivedHead.authorization).toBe(`Bearer ${SECRET}`)
      expect(receivedHead['x-note']).toBe(`it's "q" ${SECRET}`)
      // A shell inserts the value as it is.
      const isShell = runner.file === SHELL.file
      expect(receivedUrl).toContain(`?a=%27b&key=${isShell ? 'a+b/c=&' : 'a%2Bb'}`)
    },
    90_000,
  )
})
