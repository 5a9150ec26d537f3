import { expect, it } from 'vitest'
import { isRecord } from '../config/is-record.js'
import { parseYaml } from '../config/yaml/parse-yaml.js'
import { appendAction, hasTarget, toJsonPath, writeOverlay } from './write-overlay.js'

const TARGET = "$.paths['/pets/{id}'].get"

it.each([
  'One line.',
  'Two\n\nparagraphs: with `code`\n\n- and\n  - lists',
  '  starts with spaces',
  'ends with a line end\n',
  'tab\tand "quotes" and \\',
  '# not a comment',
  '',
])('writes the description %j so that YAML reads the same text', (description) => {
  const text = writeOverlay('Notes', { target: TARGET, description })
  expect(parseYaml(text)).toMatchObject({ ok: true, value: { actions: [{ target: TARGET, update: { description } }] } })
})

it('appends to a list of actions, and keeps the text before it', () => {
  const before = 'overlay: 1.0.0\nactions:\n# Mine\n- target: $.info\n  update: { title: Pets }'
  const after = appendAction(before, { target: TARGET, description: 'A\nB' })
  expect(after?.startsWith(`${before}\n- target: `)).toBe(true)
  expect([hasTarget(before, TARGET), hasTarget(after ?? '', TARGET)]).toEqual([false, true])
  const parsed = parseYaml(after ?? '')
  expect(parsed.ok && isRecord(parsed.value) && parsed.value['actions']).toHaveLength(2)
})

it.each(['actions: []\n', 'actions:\n  - target: $.info\ninfo: { title: A }\n', '{', 'overlay: 1.0.0\n'])(
  'does not append to %j',
  (text) => expect(appendAction(text, { target: TARGET, description: 'A' })).toBeUndefined(),
)

it.each([
  ['/paths/~1pets~1{id}/get', TARGET],
  ["/webhooks/it's/post", "$.webhooks['it\\'s'].post"],
])('converts the pointer %s', (pointer, path) => expect(toJsonPath(pointer)).toBe(path))
