import { type Content, createText } from '@docgen/renderer/contract'
import type { MarkdownOptions } from '@docgen/renderer/markdown'
import { type JsonObject, loadApiCompiler, readApiDescription } from '@docgen/renderer/openapi'

import { theme } from '@docgen/theme'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import { API_HEADINGS, API_WORDS } from '../../renderer/src/openapi/api-words.js'

// Every word of the description has this prefix: any other word on a page is docgen's, or a name from the
// specifications.
const zz = (word: string): string => `zz${word}`
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${zz(name)}` })
const deep = (depth: number): JsonObject =>
  depth === 0 ? { properties: { zzend: {} } } : { oneOf: [{ additionalProperties: deep(depth - 1) }] }

const thing: JsonObject = {
  type: 'object',
  title: 'zzThing',
  description: 'zzText.',
  deprecated: true,
  required: ['zzid', 'zzgone'],
  minProperties: 1,
  dependentRequired: { zzid: ['zzsize'] },
  externalDocs: { url: 'https://zz.example', description: 'zzMore' },
  properties: {
    zzid: {
      type: 'string',
      readOnly: true,
      format: 'zzformat',
      minLength: 1,
      maxLength: 3,
      pattern: 'zz',
      default: 'zz',
    },
    zzsize: { type: ['integer', 'null'], minimum: 1, maximum: 9, multipleOf: 2, writeOnly: true, example: 1 },
    zznumber: { exclusiveMinimum: 1, exclusiveMaximum: 2 },
    zzany: {},
    zznever: false,
    zzconst: { const: 'zz' },
    zzenum: { enum: Array.from({ length: 20 }, (_, index) => `zz${index}`) },
    zzfew: { enum: ['zza', 'zzb'] },
    zzdescribed: {
      oneOf: [
        { const: 'zza', title: 'zzA' },
        { const: 'zzb', description: 'zzB' },
      ],
    },
    zzone: {
      oneOf: [{ type: 'string' }, { type: 'object' }, { oneOf: [{ type: 'string' }, { type: 'null' }] }, {}, {}],
    },
    zzmany: { anyOf: [ref('Thing'), { type: 'array', prefixItems: [{}], items: { anyOf: [{}, { type: 'string' }] } }] },
    zzlist: { type: 'array', uniqueItems: true, minItems: 1, maxItems: 2, items: { oneOf: [{ minLength: 1 }, {}] } },
    zzclosed: {
      type: 'array',
      prefixItems: [{}],
      items: false,
      contains: { const: 1 },
      minContains: 1,
      maxContains: 2,
    },
    zzmap: { type: 'object', additionalProperties: { description: 'zzText.' }, propertyNames: { pattern: 'zz' } },
    zzshut: { additionalProperties: false, patternProperties: { '^zz': {} } },
    zzrules: {
      not: { type: 'string' },
      if: { const: 1 },
      else: { maximum: 1 },
      ...Object.fromEntries([['then', { minimum: 1 }]]),
    },
    zzdepends: { dependentSchemas: { zza: { required: ['zzb'] } }, contentMediaType: 'zz/zz', contentSchema: {} },
    zzxml: { xml: { name: 'zz' }, type: 'string' },
    zzkind: { discriminator: { propertyName: 'zzkind' }, oneOf: [ref('Cat'), ref('Dog')] },
    zztypes: { allOf: [{ type: 'string' }, { type: 'integer' }] },
    zzlimits: { allOf: [{ minLength: 5 }, { maxLength: 3 }] },
    zzenums: { allOf: [{ enum: ['zza'] }, { enum: ['zzb'] }] },
    zzformats: { allOf: [{ format: 'zza' }, { format: 'zzb' }] },
    zzconstants: { allOf: [{ const: 'zza' }, { const: 'zzb' }] },
    zzagain: ref('Thing'),
    zzdeep: deep(14),
    zzelsewhere: { $ref: '#/paths/~1zz~1{zzid}/put/requestBody/content/zz~1zz/schema' },
  },
}

const body: JsonObject = {
  description: 'zzText.',
  content: { 'zz/zz': { schema: ref('Thing') }, 'zz/b': { schema: {} } },
}
const parameter = (position: string, more: JsonObject = {}): JsonObject => ({
  name: `zz${position}`,
  in: position,
  description: 'zzText.',
  required: position === 'path',
  schema: { type: 'array', items: { type: 'string' } },
  ...more,
})

const document: JsonObject = {
  openapi: '3.1.0',
  info: {
    title: 'zzTitle',
    version: 'zz1',
    summary: 'zzSummary',
    description: 'zzText.\n\n## zzHeading\n\nzzMore.',
    termsOfService: 'https://zz.example/terms',
    contact: { name: 'zzSomebody', url: 'https://zz.example' },
    license: { name: 'zzLicence', identifier: 'zzId' },
  },
  externalDocs: { url: 'https://zz.example' },
  servers: [{ url: 'https://{zzhost}', description: 'zzHere', variables: { zzhost: { default: 'zz', enum: ['zz'] } } }],
  security: [{}, { zzkey: [] }, { zzflow: ['zzread'], zzother: [] }],
  tags: [{ name: 'zzTag', description: 'zzText.' }],
  paths: {
    '/zz/{zzid}': {
      parameters: [parameter('path')],
      put: {
        tags: ['zzTag'],
        operationId: 'zzput',
        summary: 'zzPut',
        description: 'zzText.',
        deprecated: true,
        servers: [{ url: 'https://zz.example' }],
        parameters: [
          parameter('query', { allowReserved: true, allowEmptyValue: true, explode: false, deprecated: true }),
          parameter('header', { examples: { zza: { value: ['zz'] }, zzb: { value: ['zz'], summary: 'zzB' } } }),
          parameter('cookie', { schema: { type: 'string' }, example: 'zz' }),
        ],
        requestBody: {
          ...body,
          required: true,
          content: {
            'zz/zz': { schema: { type: 'object', title: 'zzInline', properties: { zza: ref('Thing') } } },
            'multipart/form-data': {
              schema: { properties: { zza: { type: 'string' } } },
              encoding: { zza: { contentType: 'zz/zz', headers: { zzh: { schema: {} } } } },
            },
          },
        },
        responses: {
          200: {
            ...body,
            headers: { zzh: { description: 'zzText.', schema: { type: 'string' } } },
            links: {
              zzlink: { operationId: 'zzput', parameters: { zza: 'zz' }, requestBody: 'zz', description: 'zzText.' },
            },
          },
          404: { description: 'zzText.', content: { 'zz/zz': { examples: { zza: { value: 1 }, zzb: { value: 2 } } } } },
          default: { description: 'zzText.' },
        },
        callbacks: {
          zzcall: {
            '{$request.body#/zz}': { post: { summary: 'zzCall', requestBody: body, responses: { 200: body } } },
          },
        },
      },
      get: { operationId: 'zzget', summary: 'zzGet', security: [], responses: { 200: body } },
    },
  },
  webhooks: {
    zzhook: { post: { summary: 'zzHook', requestBody: body, responses: { 200: { description: 'zzText.' } } } },
  },
  components: {
    securitySchemes: {
      zzkey: { type: 'apiKey', in: 'header', name: 'zzKey', description: 'zzText.' },
      zzquery: { type: 'apiKey', in: 'query', name: 'zzKey' },
      zzcookie: { type: 'apiKey', in: 'cookie', name: 'zzKey', deprecated: true },
      zzodd: { type: 'apiKey', in: 'zzbody', name: 'zzKey' },
      zzother: { type: 'mutualTLS' },
      zzbearer: { type: 'http', scheme: 'zzscheme', bearerFormat: 'zz' },
      zzconnect: { type: 'openIdConnect', openIdConnectUrl: 'https://zz.example' },
      zzflow: {
        type: 'oauth2',
        oauth2MetadataUrl: 'https://zz.example',
        flows: {
          implicit: { authorizationUrl: 'https://zz.example', scopes: { zzread: 'zzReading' } },
          password: { tokenUrl: 'https://zz.example', refreshUrl: 'https://zz.example', scopes: {} },
          deviceAuthorization: {
            deviceAuthorizationUrl: 'https://zz.example',
            tokenUrl: 'https://zz.example',
            scopes: {},
          },
        },
      },
    },
    schemas: {
      zzThing: thing,
      zzCat: { properties: { zzkind: { type: 'string' } } },
      zzDog: { properties: { zzkind: { type: 'string' } } },
    },
  },
}

/** Names of OpenAPI, JSON Schema, HTTP and OAuth, which are not translated. */
const NAMES = new Set(
  `string number integer boolean object array null get put post default implicit password explode false OK Not Found
  HTTP OAuth 2.0 OpenID Connect minLength maxLength type format const enum multipart/form-data
  cookie header query name: a,b cURL JavaScript Node.js Python PHP Go Ruby Java C#`.split(/\s+/),
)

it('contains no other words than the UI texts', async () => {
  const contents = await compileAll()
  const words = contents.flatMap((content) => listWords(fill(content, () => '')))
  expect(words.length).toBeGreaterThan(500)
  expect(words.filter((word) => word.startsWith('zz')).length).toBeGreaterThan(300)
  const own = words.filter((word) => /\p{L}/u.test(word) && !/zz/.test(word) && !NAMES.has(word))
  expect([...new Set(own)]).toEqual([])
})

it('replaces each English text of the compiler with the theme’s', async () => {
  const definedTexts = { ...API_HEADINGS, ...API_WORDS }
  const english = theme.texts['en'] ?? {}
  expect(definedTexts).toEqual(Object.fromEntries(Object.keys(definedTexts).map((key) => [key, english[key]])))
  const shown = new Set<string>()
  const note = (key: string): string => {
    shown.add(key)
    return ''
  }
  for (const content of await compileAll()) fill(content, note)
  expect(Object.keys(API_WORDS).filter((key) => !shown.has(key))).toEqual([])
  expect([...shown].filter((key) => english[key] === undefined)).toEqual([])
})

it('shows them in German if the page is German', async () => {
  const german = await theme.languages?.['de']?.()
  const text = createText('de', german ?? {})
  const html = (await compileAll()).map((content) => fill(content, text)).join('\n')
  for (const label of ['genau eines von', 'mindestens eines von', 'beliebig', 'Tupel', 'kein Wert'])
    expect(html).toContain(`<span class="type">${label}</span>`)
  expect(html).toContain('<span class="type">API-Schlüssel im Header zzKey</span>')
  expect(html).toContain('type ist in einem Teil string und in einem anderen integer')
})

async function compileAll(): Promise<readonly Content[]> {
  const createApiCompiler = await loadApiCompiler()
  const options = {
    parser: 'satteri',
    trustHtml: false,
    placeholders: {},
    highlight: { aliases: {}, magicComments: [] },
    npm2yarn: { sync: true, converters: ['yarn', 'pnpm', 'bun'] },
    math: false,
    mermaid: false,
    remarkPlugins: [],
    rehypePlugins: [],
  } satisfies MarkdownOptions
  const compile = createApiCompiler({ document, routeBase: '/api' }, options, theme.components)
  const contents: Content[] = [await compile({ kind: 'overview', downloads: [] })]
  for (const { pointer } of readApiDescription(document).pages)
    contents.push(await compile({ kind: 'operation', pointer }))
  return contents
}

/** The HTML of some content with the texts that `say` returns; drops the values of texts. */
function fill(
  { parts, holes }: Content,
  say: (key: string, values: Readonly<Record<string, string>>) => string,
): string {
  const filled = holes.map((hole) => (hole.kind === 'text' ? say(hole.key, hole.values) : ''))
  return parts.map((part, index) => part + (filled[index] ?? '')).join('')
}

const SAID_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder'])

/** Visible and accessible words, except in code blocks. */
function listWords(html: string): readonly string[] {
  const texts: string[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [parseFragment(html)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) texts.push(node.value)
    if ('attrs' in node)
      texts.push(...node.attrs.flatMap(({ name, value }) => (SAID_ATTRIBUTES.has(name) ? [value] : [])))
    if ('childNodes' in node && node.nodeName !== 'pre') waiting.push(...node.childNodes)
  }
  return texts.flatMap((text) => text.split(/[\s()[\]|<>]+/)).filter((word) => word !== '')
}
