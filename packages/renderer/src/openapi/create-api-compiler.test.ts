import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { plainOptions } from '../../test/markdown/plain-options.js'
import type { Content, ThemeComponents } from '../contract/index.js'
import { createApiCompiler } from './create-api-compiler.js'
import type { JsonObject } from './json-value.js'
import { testComponents } from './test-components.js'
import { MAX_FOLDED } from './view/api-draft.js'

const options = { ...plainOptions, trustHtml: true }

function compile(operation: JsonObject, rest: JsonObject = {}, components = testComponents): Promise<Content> {
  const document = { openapi: '3.1.0', info: { title: 'A' }, paths: { '/a/{id}': { get: operation } }, ...rest }
  const compilePage = createApiCompiler({ document, routeBase: '/api' }, options, components)
  return compilePage({ kind: 'operation', pointer: '/paths/~1a~1{id}/get' })
}

const ResponsesAlone: ThemeComponents['ApiOperation'] = ({ operation: { responses } }) =>
  createElement('h2', { id: responses.heading.id })

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } })

describe('the content of an operation', () => {
  it('has one more part than holes, and every anchor once in its HTML', async () => {
    const content = await compile({
      parameters: [{ name: 'id', in: 'path' }],
      responses: { 200: { content: json({ properties: { a: { properties: { b: {} } } } }) } },
    })
    expect(content.parts).toHaveLength(content.holes.length + 1)
    expect(content.anchors).toEqual(
      expect.arrayContaining(['path-id', 'response-200', 'response-200.a', 'response-200.a.b']),
    )
    expect(new Set(content.anchors).size).toBe(content.anchors.length)
  })

  it('records links of descriptions with their pointer', async () => {
    const content = await compile({ description: 'One.\n\nSee [it](api:other).', responses: {} })
    expect(content.links).toEqual([
      { kind: 'api', href: 'api:other', file: '#/paths/~1a~1{id}/get/description', line: 3, column: 5 },
    ])
    expect(content.description).toBe('One.')
  })

  it('adds headings of a description to the page and its table of contents', async () => {
    const content = await compile({ description: '# More\n\nText.\n\n```\n# no heading\n```', responses: {} })
    expect(content.toc.map(({ level, text }) => `${level} ${text}`)).toEqual(['2 More', '2 Responses'])
    expect(content.parts.join('')).toContain('# no heading')
  })

  it('numbers an id that two descriptions share', async () => {
    const content = await compile({ description: '## Notes', responses: { 200: { description: '## Notes' } } })
    expect(content.anchors).toEqual(expect.arrayContaining(['notes', 'notes-2']))
    expect(content.parts.join('')).toMatch(/id="notes"[\s\S]*id="notes-2"/)
  })

  it('indexes names and values', async () => {
    const content = await compile({
      responses: { 404: { content: json({ properties: { reason: { enum: ['plan_gone'] } } }) } },
    })
    const section = content.sections.find(({ id }) => id === 'responses')
    expect(section?.text).toMatch(/404 Not Found.*reason plan_gone/)
  })

  it('never trusts HTML, even if the site trusts its pages', async () => {
    const content = await compile({ description: 'a <script>alert(1)</script> <b onclick="x()">b</b>', responses: {} })
    expect(content.parts.join('')).not.toMatch(/<script|onclick/)
    expect(content.diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toContain('unsafe-html warning')
  })

  it('shows read-only parts only in responses, and write-only parts only in requests', async () => {
    const schema = { properties: { made: { readOnly: true }, secret: { writeOnly: true } } }
    const content = await compile({
      requestBody: { content: json(schema) },
      responses: { 200: { content: json(schema) } },
    })
    expect(content.anchors).toEqual(expect.arrayContaining(['request.secret', 'response-200.made']))
    expect(content.anchors).not.toEqual(expect.arrayContaining(['request.made']))
    expect(content.anchors).not.toEqual(expect.arrayContaining(['response-200.secret']))
  })

  it('folds a recursive schema into a link to its position', async () => {
    const schemas = { Node: { properties: { next: { $ref: '#/components/schemas/Node' } } } }
    const content = await compile(
      { responses: { 200: { content: json({ $ref: '#/components/schemas/Node' }) } } },
      { components: { schemas } },
    )
    expect(content.parts.join('')).toContain('#response-200-content')
    expect(content.anchors).toContain('response-200-content')
  })

  it('renders a schema that is too deep once, at the end', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 9 }, (_schema, index) => [
        `S${index}`,
        { properties: { [`p${index}`]: { $ref: `#/components/schemas/S${index + 1}` } } },
      ]),
    )
    const content = await compile(
      { responses: { 200: { content: json({ $ref: '#/components/schemas/S0' }) } } },
      { components: { schemas: { ...schemas, S9: { type: 'string' } } } },
    )
    expect(content.anchors).toEqual(expect.arrayContaining(['schema-S4', 'schema-S4.p4']))
  })

  it('links to schemas after very many rows, and to nothing that is not on the page', async () => {
    const many = Array.from({ length: 300 }, (_row, index) => index)
    const schemas = Object.fromEntries(
      many.map((index) => [`S${index}`, { properties: { a: { properties: { b: {} } }, c: {} } }]),
    )
    const properties = Object.fromEntries(
      many.map((index) => [`p${index}`, { $ref: `#/components/schemas/S${index}` }]),
    )
    const content = await compile(
      {
        parameters: [{ name: 'id', in: 'path' }],
        responses: { 200: { content: json({ properties }) }, 404: { content: json({ properties }) } },
      },
      { components: { schemas } },
    )
    const html = content.parts.join('')
    const targets = [...html.matchAll(/ data-name="href">#([^<]*)</g)].map(([, id]) => id)
    expect(targets.filter((id) => id?.startsWith('schema-'))).toHaveLength(2 * MAX_FOLDED)
    expect(targets.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
    expect(content.anchors).toContain('schema-S32.a.b')
  })

  it('lists nothing that the theme omits', async () => {
    const operation = { description: '## A', parameters: [{ name: 'id', in: 'path' }], responses: { 200: {} } }
    const { toc, anchors, sections } = await compile(operation, {}, { ...testComponents, ApiOperation: ResponsesAlone })
    expect(anchors).toEqual(['responses', 'a'])
    expect(toc.map(({ id }) => id)).toEqual(['a', 'responses'])
    expect(sections.map(({ id }) => id)).toEqual(['', 'a', 'responses'])
  })

  it('has samples in nine languages, those of the description instead of generated ones', async () => {
    const content = await compile({ 'x-codeSamples': [{ lang: 'Shell', source: 'memberlatch get' }], responses: {} })
    const html = content.parts.join('')
    for (const language of ['JavaScript', 'Node.js', 'Python', 'PHP', 'Go', 'Ruby', 'Java', 'C#', 'Shell'])
      expect(html).toContain(`>${language}<`)
    expect(html).not.toContain('>cURL<')
    expect(html).toContain('memberlatch get')
  })
})

describe('the content of an overview', () => {
  const compileOverview = (description: string, rest: JsonObject) =>
    createApiCompiler(
      { document: { openapi: '3.1.0', info: { title: 'A', description }, ...rest }, routeBase: '/api' },
      options,
      testComponents,
    )({ kind: 'overview', downloads: [] })

  it('renames its own sections if the description has sections with these names', async () => {
    const { toc } = await compileOverview('## Base URL\n\nHere.\n\n## authentication\n\nSo.', {
      servers: [{ url: 'https://a.example' }],
    })
    expect(toc.map(({ id, text }) => `${id} ${text}`).slice(0, 4)).toEqual([
      'base-url Base URL',
      'authentication authentication',
      'servers Servers',
      'security Security schemes',
    ])
  })
})

it('shows descriptions and samples that are in separate files', async () => {
  const content = await compile(
    {
      description: { $ref: '#/x-docgen-files/a.md' },
      'x-codeSamples': [{ lang: 'Shell', source: { $ref: '#/x-docgen-files/a.sh' } }],
    },
    { 'x-docgen-files': { 'a.md': 'It is *here*.', 'a.sh': 'curl the-sample' } },
  )
  expect(content.description).toBe('It is here.')
  expect(content.parts.join('')).toMatch(/<em>here<\/em>[\s\S]*the-sample/)
})
