import { expect, it } from 'vitest'
import { writeCode } from '../write/code.js'
import { keepInConfig } from './keep-in-config.js'

it('sets the field to the expression, and asks to keep what it imports', () => {
  const code = writeCode('docusaurusConfig.x')
  const { fields, notes } = keepInConfig('docs.numberPrefixes', code, ['presets', 0])
  expect(fields).toEqual({ docs: { numberPrefixes: code } })
  expect(notes).toMatchObject([{ status: 'changed', path: ['presets', 0] }])
  expect(notes[0]?.message).toContain('keep the Docusaurus config')
})
