import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { expandPresets } from './expand-presets.js'

const files = {
  'preset.js': 'module.exports = (context, options) => ({ plugins: [options.plugin ?? "p"], themes: ["t"] })',
}

async function expand(fields: Readonly<Record<string, unknown>>) {
  const config = {
    file: 'docusaurus.config.js',
    fields,
    form: 'object',
    sources: { entry: '', texts: new Map() },
  } as const
  const inputs = new Set<string>()
  const expanded = await expandPresets(config as never, createTestFolder(files), inputs)
  return { fields: expanded.fields, inputs: [...inputs], isSame: expanded === (config as never) }
}

it('adds the plugins and themes of a preset after those of the config', async () => {
  const { fields, inputs } = await expand({ presets: [['./preset.js', { plugin: 'x' }], 'classic'], plugins: ['own'] })
  expect(fields).toEqual({ presets: [false, 'classic'], plugins: ['own', 'x'], themes: ['t'] })
  expect(inputs).toEqual(['preset.js'])
})

it('calls functions, and keeps presets that are known, disabled or fail', async () => {
  const own = () => ({ plugins: ['from-function'] })
  expect((await expand({ presets: [own] })).fields).toMatchObject({ presets: [false], plugins: ['from-function'] })
  const fail = (): never => {
    throw new Error('no')
  }
  for (const presets of [['classic'], [['./preset.js', false]], ['./gone.js'], [fail], 'none'])
    expect((await expand({ presets })).isSame).toBe(true)
})
