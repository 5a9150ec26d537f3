import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { listDiagnostics } from '../../test/list-diagnostics.js'
import { loadConfig } from './load-config.js'

const invalid = fileURLToPath(new URL('../../test/invalid/config/', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'docgen-config-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('broken configs', () => {
  it.each(readdirSync(invalid))('%s', async (name) => {
    const siteDir = join(work, name)
    cpSync(join(invalid, name), siteDir, { recursive: true })
    rmSync(join(siteDir, 'expected.txt'), { force: true })
    const { value, diagnostics } = await loadConfig(siteDir)
    expect(value).toBeUndefined()
    await expect(listDiagnostics(diagnostics)).toMatchFileSnapshot(join(invalid, name, 'expected.txt'))
  })
})
