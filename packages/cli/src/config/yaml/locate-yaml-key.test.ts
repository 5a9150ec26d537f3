import { describe, expect, it } from 'vitest'
import type { KeyPath } from '../source/locate-key.js'
import { locateYamlKey } from './locate-yaml-key.js'

const YAML = `title: Plans # a comment
"quoted": 'two words'
tags:
  - one
  -
  - {label: two, more: [1, 22]}
nested:
    deep: true
empty:
text: >-
  folded
  text
? asked
: answer
`

describe('locateYamlKey', () => {
  it.each<[KeyPath, string, string, boolean]>([
    [['title'], 'title', 'Plans', true],
    [['quoted'], '"quoted"', "'two words'", true],
    [['tags'], 'tags', '- one', true],
    [['tags', 0], 'one', 'one', true],
    [['tags', 1], 'tags', '- one', false],
    [['tags', 2, 'label'], 'label', 'two', true],
    [['tags', 2, 'more', 1], '22', '22', true],
    [['tags', 2, 'none'], '{label: two, more: [1, 22]}', '{label: two, more: [1, 22]}', false],
    [['nested', 'deep'], 'deep', 'true', true],
    [['text'], 'text', '>-', true],
    [['asked'], 'asked', 'answer', true],
    [['nowhere'], 't', 't', false],
  ])('%j', (path, key, value, isExact) => {
    const position = locateYamlKey(YAML, path)
    expect([
      YAML.slice(position.key.start, position.key.end),
      YAML.slice(position.value.start, position.value.end),
    ]).toEqual([key, value])
    expect(position.isExact).toBe(isExact)
  })

  it('puts the position of an empty value after its key', () => {
    const { key, value } = locateYamlKey(YAML, ['empty'])
    expect(YAML.slice(key.start, key.end)).toBe('empty')
    expect(value.start).toBe(key.end + 1)
  })
})
