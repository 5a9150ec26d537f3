import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findConfig } from './find-config.js'

it('names the folder below that holds a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-find-'))
  try {
    mkdirSync(join(folder, 'manual'))
    writeFileSync(join(folder, 'manual/site.config.ts'), '')
    const { diagnostics } = findConfig(folder)
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'There is one in the folder manual: name it, as in npx docgen build manual',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
