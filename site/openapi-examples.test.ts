import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { bundleApi } from '../packages/cli/src/read/api/bundle-api.js'

// The description's examples against its schemas, by another validator than the one that docgen reports broken examples with.

interface ExampleUse {
  /** Pointer of the schema. */
  readonly schema: string
  readonly example: string
  readonly value: unknown
}

const document = (await bundleApi(fileURLToPath(new URL('.', import.meta.url)), 'openapi.yaml')).value?.document
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'https://api.test/openapi', ...asRecord(document) })

const uses = [...findExamples(document, '')]

describe('the examples of the API description', () => {
  it('are found in parameters, bodies and schemas', () => {
    expect(uses.length).toBeGreaterThan(150)
    for (const place of ['/requestBody/', '/responses/', '/parameters/', '/components/schemas/'])
      expect(uses.filter(({ example }) => example.includes(place)).length, place).toBeGreaterThan(0)
  })

  it.each(uses.map((use) => [use.example, use] as const))('%s', (_name, { schema, value }) => {
    const validate = ajv.compile({ $ref: `https://api.test/openapi#${encodeURI(schema)}` })
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  })

  it('would be caught if they were wrong', () => {
    const [use] = uses.filter(({ value }) => typeof value === 'object')
    const validate = ajv.compile({ $ref: `https://api.test/openapi#${encodeURI(use?.schema ?? '')}` })
    expect(validate(7)).toBe(false)
  })

  it('show every problem that the overview lists, with its status, and no other', () => {
    const shown = uses.map(({ value }) => asRecord(value)).filter(({ type }) => String(type).includes('/problems/'))
    const kinds = shown.map(({ type, status }) => `${status} ${String(type).replace(/^.*\//, '')}`)
    expect(kinds.length).toBeGreaterThan(20)
    expect([...new Set(kinds)].sort()).toEqual(listProblems().sort())
  })

  it('of problems have the status of the response that contains them', () => {
    const answers = uses.flatMap(({ example, value }) => {
      const status = /\/responses\/(\d{3})\//.exec(example)?.[1]
      return status?.match(/^[45]/) ? [{ example, status: Number(status), shown: asRecord(value)['status'] }] : []
    })
    expect(answers.length).toBeGreaterThan(50)
    expect(answers.filter(({ status, shown }) => status !== shown)).toEqual([])
  })
})

/** Status and type of every problem in the table of the overview: `409 plan-full`. */
function listProblems(): string[] {
  const overview = String(asRecord(asRecord(document)['info'])['description'])
  const rows = [...overview.matchAll(/^\| (\d{3}) \| (`[^|]*`) \|/gm)]
  return rows.flatMap(([, status, types = '']) =>
    types.split(', ').map((type) => `${status} ${type.replaceAll('`', '')}`),
  )
}

/** Every example that stands beside a schema, or in one; those of components by way of who refers to them. */
function* findExamples(value: unknown, pointer: string): Generator<ExampleUse> {
  if (typeof value !== 'object' || value === null) return
  const node = asRecord(value)
  const schema = isRecord(node['schema']) ? `${pointer}/schema` : undefined
  if (schema !== undefined) {
    if ('example' in node) yield { schema, example: `${pointer}/example`, value: node['example'] }
    for (const [name, each] of Object.entries(asRecord(node['examples']))) {
      const example = resolve(each)
      if ('value' in example) yield { schema, example: `${pointer}/examples/${name}`, value: example['value'] }
    }
  } else if (isSchema(pointer)) {
    if ('example' in node) yield { schema: pointer, example: `${pointer}/example`, value: node['example'] }
    const { examples } = node
    if (Array.isArray(examples)) {
      for (const [index, each] of examples.entries())
        yield { schema: pointer, example: `${pointer}/examples/${index}`, value: each }
    }
    if ('default' in node && !pointer.endsWith('/properties'))
      yield { schema: pointer, example: `${pointer}/default`, value: node['default'] }
  }
  for (const [key, each] of Object.entries(value)) {
    if (['example', 'examples', 'default', 'const', 'enum', 'value'].includes(key) && !pointer.endsWith('/properties'))
      continue
    yield* findExamples(each, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

/** Whether a pointer leads to a schema: a component, or below one by a keyword that holds schemas. */
function isSchema(pointer: string): boolean {
  return /\/schema$|\/schemas\/[^/]+$|\/(?:properties|patternProperties)\/[^/]+$|\/(?:items|additionalProperties)$|\/(?:allOf|oneOf|anyOf)\/\d+$/.test(
    pointer,
  )
}

function resolve(value: unknown): Record<string, unknown> {
  const node = asRecord(value)
  const { $ref: reference } = node
  if (typeof reference !== 'string') return node
  return reference
    .slice(2)
    .split('/')
    .reduce((parent, key) => asRecord(parent[key.replaceAll('~1', '/').replaceAll('~0', '~')]), asRecord(document))
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
