import { expect, it } from 'vitest'
import { createPluginReport } from './plugin-report.js'

const position = { file: 'site.config.ts', line: 3, column: 5 }
const report = createPluginReport({ name: 'own', position, modulePath: '/nowhere/config.mjs' })

it('names the plugin, at its place in the config', () => {
  expect(report({ message: 'no' })).toEqual({
    code: 'plugin',
    severity: 'error',
    ...position,
    message: 'the plugin own: no',
  })
})

it('keeps the file, severity and hint of a problem', () => {
  expect(report({ message: 'no', file: 'docs/a.md', line: 2, severity: 'info', hint: 'Fix it' })).toEqual({
    code: 'plugin',
    severity: 'info',
    file: 'docs/a.md',
    line: 2,
    hint: 'Fix it',
    message: 'the plugin own: no',
  })
})

it('hints at the stack of an error that is in no file of the site', () => {
  expect(report({ message: 'no', thrown: new Error('x') }).hint).toBe('--verbose shows where')
  const warn = createPluginReport({ name: 'own', position, modulePath: '', severity: 'warning' })
  expect(warn({ message: 'no' }).severity).toBe('warning')
})
