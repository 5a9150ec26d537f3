import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import type { BuildReport } from '../src/session/build-report.js'
import { openBuiltFolder } from '../src/session/search/built-files.js'
import { openBuiltSearch } from '../src/session/search/open-built-search.js'
import { buildHere } from './build-copy.js'

const siteDir = mkdtempSync(join(tmpdir(), 'docgen-api-site-'))
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const description = `openapi: 3.1.0
info: { title: Pet Shop API, version: "1", description: 'As Redoc has it: [owners](#operation/get-owners), [all](#tag/Pets).' }
tags: [{ name: Owners }, { name: Pets, description: All animals. }]
paths:
  /pets/{id}:
    get: { operationId: getPet, tags: [Pets], summary: Get a pet, parameters: [{ $ref: '#/components/parameters/Id' }], responses: { 200: { description: A pet, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } } }
    delete: { operationId: delete-pet, tags: [Pets], summary: Delete a pet, deprecated: true, parameters: [{ $ref: '#/components/parameters/Id' }], responses: { 204: { description: Gone } } }
  /owners:
    get: { operationId: get-owners, tags: [Owners], summary: Get owners, responses: { 200: { description: Fine } } }
    put: { operationId: hidden, x-internal: true, responses: {} }
components: { schemas: { Pet: { properties: { name: { type: string } } } }, parameters: { Id: { name: id, in: path, required: true, schema: { type: integer } } } }
`

const config = `export default { title: 'T', url: 'https://t.example', trailingSlash: false, openapi: [{ path: './openapi.yaml', routeBasePath: '/api', url: 'https://api.example/openapi.yaml', position: 5 }] }\n`

function write(name: string, text: string): void {
  writeTestFiles(siteDir, { [name]: text })
}

async function build(): Promise<BuildReport> {
  return (await buildHere(siteDir, { isStrict: true })).report
}

const output = (name: string): string => readFileSync(join(siteDir, 'dist', name), 'utf8')

beforeAll(async () => {
  write('docs/index.md', '---\ntitle: Home\nposition: 1\n---\nSee [a pet](api:getPet) or [another](api:get-pet).\n')
  write('docs/history/first.md', '---\ntitle: First\n---\nIt began.\n')
  write('docs/history/_category_.json', '{ "label": "History", "position": 9 }')
  write('openapi.yaml', description)
  write('site.config.ts', config)
  expect((await build()).diagnostics).toEqual([])
})

describe('a site with an API', () => {
  it('has a page for every operation that is not internal, and an overview', () => {
    const pages = ['pet-shop-api', 'get-pet', 'delete-pet', 'get-owners'].map((name) =>
      existsSync(join(siteDir, `dist/api/${name}.html`)),
    )
    expect(pages).toEqual([true, true, true, true])
    expect(existsSync(join(siteDir, 'dist/api/hidden.html'))).toBe(false)
  })

  it('lists them by tag in the order of the tags, at the API’s position in the sidebar', () => {
    const html = output('api/get-pet.html')
    const positions = ['API Reference', 'Owners', 'Get owners', 'Pets', 'Get a pet', 'Delete a pet', 'History'].map(
      (text) => html.indexOf(`>${text}<`, html.indexOf('<nav')),
    )
    expect(positions.toSorted((a, b) => a - b)).toEqual(positions)
    expect(Math.min(...positions)).toBeGreaterThan(0)
  })

  it('links to operations by id, as written and as in their URL', () => {
    expect(output('index.html').match(/href="\/api\/get-pet"[^>]*>a(?:nother)?\b/g)).toHaveLength(2)
  })

  it('offers the description for download without internal parts', () => {
    expect(output('api/openapi.json')).not.toContain('hidden')
    expect(output('api/pet-shop-api.html')).toContain('href="/api/openapi.json"')
  })

  it('is in the sitemap', () => {
    expect(output('sitemap.xml')).toContain('https://t.example/api/get-pet<')
  })

  it('rebuilds what an edit changes, and nothing else', async () => {
    write('openapi.yaml', description.replace('{ type: string }', '{ type: string, maxLength: 80 }'))
    expect((await build()).pages).toMatchObject({ total: 8, rendered: 1, compiled: 1 })
    expect(output('api/get-pet.html')).toContain('80')
    write(
      'openapi.yaml',
      `# A comment moves every line.\n${description.replace('{ type: string }', '{ type: string, maxLength: 80 }')}`,
    )
    expect((await build()).pages).toMatchObject({ rendered: 0 })
  })

  it('finds its operations and tags by the anchors of other tools', () => {
    expect(output('api/pet-shop-api.html')).toContain(
      '<a href="/api/get-owners">owners</a>, <a href="/api/pet-shop-api#tag-Pets">all</a>',
    )
  })

  it('has UI texts in the language of each page, also in the table of contents', async () => {
    write('site.config.ts', config.replace('{ title', "{ i18n: { locales: ['en', 'de'] }, title"))
    expect((await build()).ok).toBe(true)
    const html = output('de/api/get-pet.html')
    expect(html).toContain('<a href="#responses">Antworten</a>')
    expect(html).toContain('aria-label="Direkter Link zu Antworten"')
    expect(html).not.toContain('Responses')
    write('site.config.ts', config)
  })

  it('has a sidebar label in the language of each page, unless the site sets one', async () => {
    const own = config.replace('{ title', "{ i18n: { locales: ['en', 'de', 'tr'] }, title")
    const labels = async (text: string): Promise<readonly string[]> => {
      write('site.config.ts', text)
      expect((await build()).diagnostics).toEqual([])
      const pages = ['api/get-pet.html', 'de/api/get-pet.html', 'tr/api/get-pet.html']
      return pages.map((page) => /<a [^>]*href="[^"]*pet-shop-api"[^>]*>([^<]*)</.exec(output(page))?.[1] ?? '')
    }
    expect(await labels(own)).toEqual(['API Reference', 'API-Referenz', 'API başvurusu'])
    expect(await labels(own.replace('{ i18n', "{ texts: { tr: { 'theme.api.reference': 'API' } }, i18n"))).toEqual([
      'API Reference',
      'API-Referenz',
      'API',
    ])
    write(
      'i18n/de/sidebars/current.json',
      '{ "sidebar.defaultSidebar.category.API Reference": { "message": "Schnittstelle" } }',
    )
    expect(await labels(own)).toEqual(['API Reference', 'Schnittstelle', 'API başvurusu'])
    rmSync(join(siteDir, 'i18n'), { recursive: true })
    expect(await labels(own.replace("'/api'", "'/api', label: 'API Reference'"))).toEqual(
      Array(3).fill('API Reference'),
    )
    write('site.config.ts', config)
  })

  it('is found by its UI texts in the language of each page, as soon as they change', async () => {
    const headings = async (locale: string, text: string): Promise<readonly string[]> => {
      const built = await openBuiltSearch(openBuiltFolder(join(siteDir, 'dist')), { locale })
      const hits = (await built.value?.search({ text, limit: 20 }))?.value ?? []
      return [...new Set(hits.flatMap(({ heading = [] }) => heading.map((part) => part.text).join('')))]
    }
    write('site.config.ts', config.replace('{ title', "{ i18n: { locales: ['en', 'de'] }, title"))
    await build()
    expect(await headings('en', 'responses')).toEqual(['Responses'])
    expect(await headings('de', 'antworten')).toEqual(['Antworten'])
    expect(await headings('de', 'responses')).toEqual([])
    write('i18n/de/texts.json', '{ "theme.api.responses": { "message": "Rückgaben" } }')
    await build()
    expect(await headings('de', 'rückgaben')).toEqual(['Rückgaben'])
    expect(await headings('de', 'antworten')).toEqual([])
    expect(await headings('en', 'responses')).toEqual(['Responses'])
    rmSync(join(siteDir, 'i18n'), { recursive: true })
    write('site.config.ts', config)
  })

  it('is found by the UI texts of its overview, in every language of the theme', async () => {
    const locales = [
      'en',
      'ar',
      'de',
      'es',
      'fr',
      'id',
      'it',
      'ja',
      'ko',
      'pt',
      'ru',
      'tr',
      'uk',
      'vi',
      'zh-CN',
      'zh-TW',
    ]
    write('site.config.ts', config.replace('{ title', `{ i18n: { locales: ${JSON.stringify(locales)} }, title`))
    const schemes = 'securitySchemes: { tide: { type: apiKey, in: header, name: X-Tide, description: Of the moon } }'
    write('openapi.yaml', description.replace('components: { ', `components: { ${schemes}, `))
    expect((await build()).ok).toBe(true)
    const issues: string[] = []
    for (const locale of locales) {
      const built = await openBuiltSearch(openBuiltFolder(join(siteDir, 'dist')), { locale })
      const [hit] = (await built.value?.search({ text: 'moon', limit: 1 }))?.value ?? []
      issues.push(hit?.snippet.map(({ text }) => text).join('') ?? '')
    }
    expect(issues).toEqual([
      'tide API key in header X-Tide Of the moon',
      'tide مفتاح API في الترويسة \u2068X-Tide\u2069 Of the moon',
      'tide API-Schlüssel im Header X-Tide Of the moon',
      'tide Clave de API en la cabecera X-Tide Of the moon',
      'tide Clé d’API dans l’en-tête X-Tide Of the moon',
      'tide Kunci API di header X-Tide Of the moon',
      'tide Chiave API nell’intestazione X-Tide Of the moon',
      'tide ヘッダー X-Tide の API キー Of the moon',
      'tide 헤더 X-Tide의 API 키 Of the moon',
      'tide Chave de API no cabeçalho X-Tide Of the moon',
      'tide Ключ API в заголовке X-Tide Of the moon',
      'tide X-Tide başlığındaki API anahtarı Of the moon',
      'tide Ключ API в заголовку X-Tide Of the moon',
      'tide Khóa API trong tiêu đề X-Tide Of the moon',
      'tide 请求头 X-Tide 中的 API 密钥 Of the moon',
      'tide 標頭 X-Tide 中的 API 金鑰 Of the moon',
    ])
    write('openapi.yaml', description)
    write('site.config.ts', config)
  })

  it('is not built if a page links to a missing operation', async () => {
    write('openapi.yaml', description.replace('operationId: getPet', 'operationId: findPet'))
    const { ok, diagnostics } = await build()
    expect(ok).toBe(false)
    expect(diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
      'broken-link docs/index.md:5',
      'broken-link docs/index.md:5',
    ])
  })
})
