import { expect, it } from 'vitest'
import { keepNumbersAsText } from './keep-numbers-as-text.js'
import { parseYaml } from './parse-yaml.js'

it.each([
  ['title: 1.10', { title: '1.10' }],
  ['title: 007 # agent', { title: '007' }],
  ['title: 0x1F', { title: '0x1F' }],
  ['title: .5', { title: '.5' }],
  ['title: "1.10"', { title: '1.10' }],
  ['tags: [1.10, one, {label: 2.0}]', { tags: ['1.10', 'one', { label: '2.0' }] }],
  ['title: true', { title: true }],
  ['position: 1.50', { position: 1.5 }],
  ['props: {title: 1.0}', { props: { title: 1 } }],
])('%s', (yaml, expected) => {
  const parsed = parseYaml(yaml)
  const fields = parsed.ok ? Object(parsed.value) : {}
  expect(keepNumbersAsText(fields, new Set(['title', 'tags']), yaml)).toEqual(expected)
})
