import { describe, expect, it } from 'vitest'
import { renderFieldTables } from './field-tables.js'

const rowsOf = (properties: Readonly<Record<string, object>>, more: object = {}): readonly string[] =>
  renderFieldTables({ type: 'object', properties, ...more } as never)
    .split('\n')
    .filter((line) => line.startsWith('| `'))

describe('renderFieldTables', () => {
  it.each([
    [{ type: 'string' }, 'string', ''],
    [{ type: 'boolean', default: false }, '`true` or `false`', '`false`'],
    [{ type: 'integer', minimum: 1, maximum: 9 }, 'whole number from 1 to 9', ''],
    [{ type: 'number', minimum: 0 }, 'number', ''],
    [{ enum: ['a', 'b', 'c'], default: 'a' }, "`'a'`, `'b'` or `'c'`", "`'a'`"],
    [{ const: 'a' }, "`'a'`", ''],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or `null`', ''],
    [{ type: ['string', 'number'] }, 'string or number', ''],
    [{ type: 'array', items: { type: 'string' }, default: ['x', 1] }, 'list of strings', "`['x', 1]`"],
    [{ type: 'array' }, 'list of anything', ''],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'name → number', ''],
    [{ title: 'function' }, 'function', ''],
  ])('describes %j', (field, type, byDefault) => {
    expect(rowsOf({ x: field })).toEqual([`| \`x\` | ${type} | ${byDefault} |  |`])
  })

  it('marks required fields, and escapes what would end a cell', () => {
    expect(rowsOf({ x: { type: 'string', description: 'a | b' } }, { required: ['x'] })).toEqual([
      '| `x` | string | required | a \\| b |',
    ])
  })

  it('has a table for each nested object, named by its path', () => {
    const inner = (name: string) => ({
      type: 'object',
      description: `About ${name}.`,
      properties: { [name]: { type: 'string' } },
    })
    const text = renderFieldTables({
      type: 'object',
      properties: {
        one: { ...inner('a'), default: {} },
        list: { type: 'array', items: inner('b') },
        map: { additionalProperties: inner('c') },
      },
    } as never)
    expect(text.match(/^## .*$/gm)).toEqual(['## `one`', '## `list[]`', '## `map.NAME`'])
    expect(text).toContain('## `one`\n\nAbout a.\n\n| Field |')
    expect(text).toContain('| `one` | object |  | About a. |')
  })

  it('names alternatives by their type, and shows equal ones once', () => {
    const item = (type: string) => ({
      type: 'object',
      properties: { type: { const: type }, label: { type: 'string' } },
    })
    const bar = { type: 'array', items: { anyOf: [item('a'), item('b')] } }
    const text = renderFieldTables({
      type: 'object',
      properties: { bar, menu: { type: 'object', properties: { items: bar } } },
    } as never)
    expect(text.match(/^## .*$/gm)).toEqual(["## `bar[]` of type `'a'`", "## `bar[]` of type `'b'`", '## `menu`'])
  })

  it('follows a recursive schema once', () => {
    const node = { type: 'object', properties: { items: { type: 'array', items: { $ref: '#/$defs/node' } } } }
    const text = renderFieldTables({
      type: 'object',
      properties: { tree: { $ref: '#/$defs/node' } },
      $defs: { node },
    } as never)
    expect(text.match(/^## .*$/gm)).toEqual(['## `tree`'])
    expect(text).toContain('list of items')
  })
})
