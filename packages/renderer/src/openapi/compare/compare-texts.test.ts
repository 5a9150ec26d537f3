import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { compareTexts } from './compare-texts.js'

interface Texts {
  readonly summary?: string
  readonly parameters?: readonly JsonValue[]
  readonly title?: JsonValue
}

function api({
  summary = 'List',
  parameters = [],
  title = { type: 'string', description: 'Name' },
}: Texts): JsonObject {
  return {
    info: { title: 'Shop', version: '1' },
    paths: { '/pets': { get: { summary, parameters, responses: {} } } },
    components: { schemas: { Pet: { type: 'object', properties: { title } } } },
  }
}

const LIMIT = { name: 'limit', in: 'query', description: 'Most pets' }
const TAG = { name: 'tag', in: 'query', description: 'Tag' }

it.each<[string, Texts, Texts, readonly string[]]>([
  ['the summary of an operation', {}, { summary: 'List pets' }, ['/paths/~1pets/get/summary']],
  [
    'the description of a property that has the name of a text',
    {},
    { title: { type: 'string', description: 'Title' } },
    ['/components/schemas/Pet/properties/title/description'],
  ],
  [
    'an added example',
    {},
    { title: { type: 'string', description: 'Name', example: 'Rex' } },
    ['/components/schemas/Pet/properties/title/example'],
  ],
  ['only the order of parameters', { parameters: [LIMIT, TAG] }, { parameters: [TAG, LIMIT] }, []],
  [
    'a parameter in another place',
    { parameters: [LIMIT, TAG] },
    { parameters: [TAG, { ...LIMIT, description: 'Limit' }] },
    ['/paths/~1pets/get/parameters/1/description'],
  ],
  ['no white space', { summary: 'List all pets\n' }, { summary: 'List all\n  pets' }, []],
  ['no text', {}, { title: { type: 'integer', description: 'Name' } }, []],
])('reports %s', (_name, before, after, pointers) => {
  expect(compareTexts(api(before), api(after)).map((change) => change.after)).toEqual(pointers)
})

it('reports several texts of one operation once, with its name', () => {
  const [change, ...others] = compareTexts(
    api({ parameters: [LIMIT] }),
    api({ summary: 'All', parameters: [{ ...LIMIT, description: 'Limit' }] }),
  )
  expect(others).toEqual([])
  expect(change).toMatchObject({
    kind: 'text-changed',
    level: 'documentation',
    operations: ['GET /pets'],
    message: 'the documentation has changed',
  })
})

it('names the component of an example', () => {
  const withExample = (value: string): JsonObject => ({
    components: { examples: { pet: { value: 1, summary: value } } },
  })
  expect(compareTexts(withExample('a'), withExample('b')).map(({ message, after }) => `${after}: ${message}`)).toEqual([
    '/components/examples/pet/summary: the documentation of `pet` in examples has changed',
  ])
})
