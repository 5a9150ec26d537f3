import { describe, expect, it } from 'vitest'
import { parseApiFile, parseApiValue } from './parse-api-file.js'

const problems = (text: string, file = 'api.yaml') =>
  parseApiFile(text, file).diagnostics.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`)

describe('parseApiFile', () => {
  it.each([
    ['api.yaml', 'a: 1\nb: [x, null]\n'],
    ['api.json', '{ "a": 1, "b": ["x", null] }'],
  ])('reads %s', (file, text) => {
    expect(parseApiFile(text, file)).toEqual({ value: { a: 1, b: ['x', null] }, diagnostics: [] })
  })

  it.each([
    ['api.yaml', 'info:\n  version: 1.10 # next\n'],
    ['api.yaml', 'info: {version: 1.10}\n'],
    ['api.json', '{ "info": { "version": 1.10, "title": "A" } }'],
  ])('keeps the digits of a version in %s', (file, text) => {
    expect(parseApiFile(text, file).value).toMatchObject({ info: { version: '1.10' } })
  })

  it.each([
    ['- a', 'api.yaml'],
    ['"text"', 'api.json'],
    ['null', 'api.json'],
  ])('rejects %s, which is no object', (text, file) => {
    expect(problems(text, file)).toEqual([
      "api-unreadable 1:1 the API description can't be read: it contains no object",
    ])
  })

  it('reports the position of invalid JSON', () => {
    expect(problems('{\n  "a": 1,\n  "b" 2\n}', 'api.json')[0]).toMatch(/^api-unreadable 3:/)
  })

  it('lets own keys override those of a YAML merge, and earlier merged objects later ones', () => {
    const text = 'x: &x { a: 1, b: 1 }\ny: &y { b: 2, c: 2 }\nz:\n  c: 3\n  <<: [*x, *y]\n'
    expect(parseApiFile(text, 'api.yaml').value?.['z']).toEqual({ a: 1, b: 1, c: 3 })
  })

  it('rejects keys that would change the prototype of objects', () => {
    const { value } = parseApiFile('{ "a": { "__proto__": { "b": 1 }, "c": 2 } }', 'api.json')
    expect(value).toEqual({ a: { c: 2 } })
    expect(problems('{ "a": { "__proto__": { "b": 1 } } }', 'api.json')).toEqual([
      'api-invalid-value 1:23 a key is `__proto__`, which is not allowed',
    ])
  })

  it('reports values that are nested too deeply once, and omits them', () => {
    const deep = `{ "a": ${'['.repeat(450)}1${']'.repeat(450)}, "b": ${'['.repeat(450)}1${']'.repeat(450)} }`
    expect(problems(deep, 'api.json').map((problem) => problem.replace(/ \d+:\d+/, ''))).toEqual([
      'api-invalid-value it is nested deeper than 400 levels',
    ])
  })

  it('replaces characters that URLs and files cannot contain', () => {
    expect(parseApiFile('{ "a": "x\\ud800y", "b": "x\\u0000" }', 'api.json').value).toEqual({
      a: 'x\ufffdy',
      b: 'x\ufffd',
    })
  })
})

describe('parseApiValue', () => {
  it.each(['[1, 2]', '"text"', '5'])('reads the value %s of an example', (text) => {
    expect(parseApiValue(text, 'example.json')).toEqual({ value: JSON.parse(text), diagnostics: [] })
  })
})
