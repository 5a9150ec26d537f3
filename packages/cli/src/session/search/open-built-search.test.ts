import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openBuiltFolder } from './built-files.js'
import { openBuiltSearch } from './open-built-search.js'

const WITHOUT_ROOT = JSON.stringify({
  version: 1,
  files: '/assets/search/',
  indexes: [{ locale: 'en', version: '', root: 'gone' }],
})

it.each(['', '{', 'null', '{}', '{"version":2,"indexes":[]}', WITHOUT_ROOT])(
  'reports a damaged index: %s',
  async (manifest) => {
    const outDir = mkdtempSync(join(tmpdir(), 'docgen-search-'))
    writeFileSync(join(outDir, 'docgen-search.json'), manifest)
    const { value, diagnostics } = await openBuiltSearch(openBuiltFolder(outDir), {})
    rmSync(outDir, { recursive: true })
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'no-search-index', hint: 'Run docgen build again' }])
    expect(diagnostics[0]?.message).toMatch(/is damaged$/)
  },
)
