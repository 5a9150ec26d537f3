import { expect, it, onTestFinished, vi } from 'vitest'
import { runVersionCut } from './version.js'

const cutVersion = vi.hoisted(() => vi.fn())
vi.mock('../versions/cut-version.js', () => ({ cutVersion }))

const CUT = 'Cut version 1.0: 2 files. docgen version list shows the URL of each version.\n'
const HINT = "Let readers choose a version: add { type: 'docsVersionDropdown' } to navbar.items in the config.\n"

it.each([
  ['tells how to add a version menu if there is none', false, CUT + HINT],
  ['mentions no version menu if there is one', true, CUT],
])('%s', async (_, hasMenu, expected) => {
  cutVersion.mockResolvedValue({ value: { name: '1.0', files: 2, hasMenu }, diagnostics: [] })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  expect(await runVersionCut('1.0', '.', {})).toBe(0)
  expect(write.mock.calls.map(([text]) => text).join('')).toBe(expected)
})
