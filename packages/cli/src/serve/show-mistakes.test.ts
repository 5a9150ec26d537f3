import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hidePaths } from './show-mistakes.js'

it.each([
  ['/no/such/site', 'in /no/such/site/docs/a.md and file:///no/such/site/b.ts', 'in ./docs/a.md and file://./b.ts'],
  ['C:\\my site', 'in C:\\my site\\docs\\a.md', 'in .\\docs\\a.md'],
  ['C:\\site', 'from file:///C:/site/site.config.ts:3', 'from file:///./site.config.ts:3'],
  ['C:\\site', 'import "C:\\\\site\\\\a.js"', 'import ".\\\\a.js"'],
])('shows nobody where the site lies: %s', (siteDir, text, shown) => {
  expect(hidePaths(text, siteDir)).toBe(shown)
})

it('knows the folder that a link leads to', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-hide-')))
  try {
    symlinkSync(folder, join(folder, 'link'))
    expect(hidePaths(`at ${folder}/a.md`, join(folder, 'link'))).toBe('at ./a.md')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
