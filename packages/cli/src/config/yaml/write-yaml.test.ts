import { expect, it } from 'vitest'
import { writeYaml } from './write-yaml.js'

it('writes repeated values in full, and long texts in one line', () => {
  const shared = { text: 'word '.repeat(40).trim() }
  const yaml = writeYaml({ a: shared, b: shared, quoted: '{{slug}}' })
  expect(yaml.split('\n')).toHaveLength(6)
  expect(yaml).toContain("quoted: '{{slug}}'")
})
