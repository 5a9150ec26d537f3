import { expect, it } from 'vitest'
import { formatOf, member, parseData, textAt } from './parse-data.js'

it.each([
  ['toml', 'title = "Kit"\ndate = 2026-01-02T03:04:05Z\n'],
  ['yaml', 'title: Kit\ndate: "2026-01-02T03:04:05.000Z"\n'],
  ['json', '{ "title": "Kit", "date": "2026-01-02T03:04:05.000Z" }'],
] as const)('parses %s, with dates as texts', (format, text) => {
  expect(parseData(text, format)).toEqual({ fields: { title: 'Kit', date: '2026-01-02T03:04:05.000Z' } })
})

it.each([
  ['toml', 'a = 1\nb = \n', 2],
  ['yaml', 'a: 1\nb: [\n', 2],
] as const)('reports the line of an error in %s', (format, text, line) => {
  expect(parseData(text, format)).toMatchObject({ reason: expect.any(String), line })
})

it('ignores the case of names, but prefers the same case', () => {
  const fields = { BaseURL: 'a', baseurl: 'b', params: { Menu: { weight: 3 } } }
  expect(member(fields, 'baseURL')).toBe('a')
  expect(member(fields, 'baseurl')).toBe('b')
  expect(textAt(fields, 'Params', 'menu', 'Weight')).toBe('3')
  expect(textAt(fields, 'params')).toBeUndefined()
})

it('knows the format of a file by its name', () => {
  expect(['hugo.toml', 'a.YML', 'b.yaml', 'c.json', 'd.md'].map(formatOf)).toEqual([
    'toml',
    'yaml',
    'yaml',
    'json',
    undefined,
  ])
})
