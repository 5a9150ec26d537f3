import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '@docgen/renderer/contract'
import { afterAll, describe, expect, it } from 'vitest'
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
    await expect(diagnostics.map(format).join('')).toMatchFileSnapshot(join(invalid, name, 'expected.txt'))
  })
})

function format({ severity, code, file, line, column, length, message, hint }: Diagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  const span = length === undefined ? '' : `+${length}`
  return `${severity} ${code} ${place}${span}\n  ${message}\n${hint === undefined ? '' : `  ${hint}\n`}`
}
