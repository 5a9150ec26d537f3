import { expect, it } from 'vitest'
import { isRecord } from '../is-record.js'
import { parseYaml } from './parse-yaml.js'
import { writeYaml, writeYamlFields } from './write-yaml.js'

it('writes repeated values in full, and long texts in one line', () => {
  const shared = { text: 'word '.repeat(40).trim() }
  const yaml = writeYaml({ a: shared, b: shared, quoted: '{{slug}}' })
  expect(yaml.split('\n')).toHaveLength(6)
  expect(yaml).toContain("quoted: '{{slug}}'")
})

it('writes lists and objects of fields in one line', () =>
  expect(writeYamlFields({ title: 'Set up', position: 2.5, tags: ['a', 'b: c'], build: { render: 'never' } })).toBe(
    "title: Set up\nposition: 2.5\ntags: [a, 'b: c']\nbuild: {render: never}\n",
  ))

it.each([
  'Set up',
  'yes',
  '1.10',
  '2026-01-01',
  'a: b',
  "It's # here",
  '- a',
  '@scope/name',
  'Größe (neu)',
  '你好',
  '{a}',
  '"quoted"',
  'ends with colon:',
  'null',
  '&a *b !c',
  ' padded ',
  'two\nlines',
])('writes %j so that YAML reads the same text', (text) => {
  const parsed = parseYaml(writeYamlFields({ a: text, b: [text] }))
  const value = parsed.ok && isRecord(parsed.value) ? parsed.value : undefined
  expect(value).toEqual({ a: text, b: [text] })
})
