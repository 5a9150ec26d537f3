import { expect, it, vi } from 'vitest'
import { captureOutput } from './capture-output.js'
import { runVersionCut } from './version.js'

const cutVersion = vi.hoisted(() => vi.fn())
vi.mock('../versions/cut-version.js', () => ({ cutVersion }))

const CUT = 'Cut version 1.0: 2 files. docgen version list shows the URL of each version.\n'
const HINT = "Let readers choose a version: add { type: 'docsVersionDropdown' } to navbar.items in the config.\n"

it.each([
  ['prints how to add a version menu if there is none', false, CUT + HINT],
  ['mentions no version menu if there is one', true, CUT],
])('%s', async (_, hasMenu, expected) => {
  cutVersion.mockResolvedValue({ value: { name: '1.0', files: 2, hasMenu }, diagnostics: [] })
  const { out } = captureOutput()
  expect(await runVersionCut('1.0', '.', {})).toBe(0)
  expect(out()).toBe(expected)
})

it('counts one file in the singular', async () => {
  cutVersion.mockResolvedValue({ value: { name: '1.0', files: 1, hasMenu: true }, diagnostics: [] })
  const { out } = captureOutput()
  expect(await runVersionCut('1.0', '.', {})).toBe(0)
  expect(out()).toContain('Cut version 1.0: 1 file. ')
})
