import { expect, it } from 'vitest'
import { describeMissingConfig } from './describe-missing-config.js'

it('names a folder with a config, or says how to name one', () => {
  const missing = { tool: 'kit', message: 'no kit.json in this folder', example: '../docs' }
  expect(describeMissingConfig(missing)).toEqual({
    code: 'missing-tool-config',
    severity: 'error',
    message: 'no kit.json in this folder',
    hint: 'Name the folder that contains it: docgen migrate kit ../docs',
  })
  expect(describeMissingConfig({ ...missing, elsewhere: 'site' }).hint).toBe(
    'There is one in site: docgen migrate kit site',
  )
  expect(describeMissingConfig({ ...missing, content: '.kit' }).hint).toContain('the folder that contains .kit')
})
