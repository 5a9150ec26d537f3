import { expect, it } from 'vitest'
import { parseYaml } from './parse-yaml.js'
import { splitSharedLines } from './split-shared-lines.js'

function split(yaml: string) {
  const failure = parseYaml(yaml)
  if (failure.ok) throw new Error('the YAML is valid')
  return splitSharedLines(yaml, failure, parseYaml)
}

it('splits fields that share a line, at the same offsets', () => {
  const yaml = "tags: [a] title: 'B' id: c\n"
  const found = split(yaml)
  expect(found?.yaml).toBe("tags: [a]\ntitle: 'B'\nid: c\n")
  expect(found?.result).toMatchObject({ ok: true })
  expect(found?.offset).toBe(yaml.indexOf('title'))
})

it.each(['a: [b', 'a: b c: d', '- [a] b: c', "a: 'b' c", `${'a: [b] '.repeat(30)}c: d`])(
  'gives up where something else is wrong: %j',
  (yaml) => {
    expect(split(yaml)).toBeUndefined()
  },
)
