import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../../read/create-test-folder.js'
import { readLayout } from '../../docusaurus/read-layout.js'
import { convertDescriptions, convertOpenapiDocs } from './convert-openapi.js'

const contextOf = (files: Readonly<Record<string, string>>) =>
  ({ layout: readLayout(createTestFolder({ 'api.yaml': '', ...files })) }) as never
const DOCS = [
  { path: 'docs', routeBasePath: '/' },
  { id: 'more', path: 'docs/more', routeBasePath: '/more' },
]
const generated = (own: unknown, files: Readonly<Record<string, string>> = {}) =>
  convertOpenapiDocs(DOCS, contextOf(files))({ value: { config: { things: own } }, path: ['plugins', 0] })

describe('convertOpenapiDocs', () => {
  it('renders a description below the route of its folder', () => {
    expect(generated({ specPath: './api.yaml', outputDir: 'docs/api' }).fields).toEqual({
      openapi: [{ path: 'api.yaml', routeBasePath: '/api' }],
    })
    expect(generated({ specPath: 'api.yaml', outputDir: 'elsewhere' }).fields).toEqual({
      openapi: [{ path: 'api.yaml', routeBasePath: '/elsewhere' }],
    })
  })

  it('excludes the generated pages from the innermost docs', () => {
    const { fields } = generated(
      { specPath: 'api.yaml', outputDir: 'docs/more/api' },
      { 'docs/more/api/a.api.mdx': '' },
    )
    expect(fields).toMatchObject({ openapi: [{ routeBasePath: '/more/api', docs: 'more' }] })
    expect(JSON.stringify(fields['instances'])).toContain('api/**/*.{api,info,schema,tag}.mdx')
    expect(fields).not.toHaveProperty('docs')
    const main = generated({ specPath: 'api.yaml', outputDir: 'docs/api' }, { 'docs/api/a.api.mdx': '' })
    expect(main.comments).toHaveProperty(['docs.exclude'])
  })

  it.each([
    [{ outputDir: 'docs/api' }, 'it has no specPath and outputDir'],
    [{ specPath: 'gone.yaml', outputDir: 'docs/api' }, 'there is no file gone.yaml'],
    [{ specPath: 'https://a.example/api.yaml', outputDir: 'docs/api' }, 'docgen reads descriptions from the disk'],
    [{ specPath: 'specs', outputDir: 'docs/api' }, 'a folder of descriptions'],
  ])('reports %j', (own, message) => {
    const { fields, notes } = generated(own, { 'specs/a.yaml': '' })
    expect(fields).toEqual({})
    expect(notes).toMatchObject([{ status: 'lost', message, path: ['plugins', 0, 'config', 'things'] }])
  })

  it('reports options without descriptions, and versions of one', () => {
    expect(convertOpenapiDocs([], contextOf({}))({ value: {}, path: [] }).notes).toMatchObject([
      { status: 'lost', message: 'it names no descriptions' },
    ])
    const { notes } = generated({ specPath: 'api.yaml', outputDir: 'docs/api', versions: {} })
    expect(notes.map(({ status, path }) => [status, path.at(-1)])).toEqual([
      ['changed', 'things'],
      ['lost', 'versions'],
    ])
  })
})

describe('convertDescriptions', () => {
  const convert = (value: unknown) => convertDescriptions(contextOf({}))({ value, path: [] })

  it('reads a single description or a list', () => {
    expect(convert({ path: 'api.yaml' }).fields).toEqual({
      openapi: [{ path: 'api.yaml', routeBasePath: '/api', slug: '/' }],
    })
    expect(
      convert({
        specs: [
          { spec: 'api.yaml', route: '/a' },
          { spec: 'api.yaml', route: '/b' },
        ],
      }).fields,
    ).toMatchObject({
      openapi: [{ routeBasePath: '/a' }, { routeBasePath: '/b' }],
    })
  })

  it('reports entries without a description or a page', () => {
    const messages = (value: unknown) => convert(value).notes.map(({ message }) => message)
    expect(messages(undefined)).toEqual(['it names no descriptions'])
    expect(messages({ specs: [{}, { spec: 'api.yaml' }] })).toEqual([
      'it names no description',
      'the description has no separate page',
    ])
  })
})
