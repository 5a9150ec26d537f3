import { expect, it } from 'vitest'
import { isRecord } from '../config/is-record.js'
import { parseYaml } from '../config/yaml/parse-yaml.js'
import { writeFrontMatter, writeYamlText } from './write-front-matter.js'

it('writes fields in their order, and omits those without a value', () =>
  expect(
    writeFrontMatter({
      title: 'Set up',
      description: undefined,
      sidebar_position: 2.5,
      draft: true,
      tags: ['a', 'b: c'],
    }),
  ).toBe("---\ntitle: Set up\nsidebar_position: 2.5\ndraft: true\ntags: [a, 'b: c']\n---\n"))

it.each([
  'Set up',
  'yes',
  'No',
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
  '~',
  '&a *b !c',
  ' padded ',
])('writes %j so that YAML reads the same text', (text) => {
  for (const yaml of [`a: ${writeYamlText(text)}`, `a: [${writeYamlText(text)}, x]`]) {
    const parsed = parseYaml(yaml)
    const value = parsed.ok && isRecord(parsed.value) ? parsed.value['a'] : undefined
    expect(Array.isArray(value) ? value[0] : value).toBe(text)
  }
})
