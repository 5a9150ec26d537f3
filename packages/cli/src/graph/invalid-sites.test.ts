import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listDiagnostics } from '../../test/list-diagnostics.js'
import { loadConfig } from '../config/load-config.js'
import { createConfigLocator } from '../config/locate-in-config.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { readSite } from '../read/read-site.js'
import { buildGraph } from './build-graph.js'
import type { Conflict } from './site-graph.js'

const invalid = fileURLToPath(new URL('../../test/invalid/sidebars/', import.meta.url))

/** A conflict in the format of the expected files: what is claimed, then each claim. */
function describeConflict({ kind, value, claims }: Conflict): string {
  const lines = claims.map(
    ({ file, line, value: own }) => `  ${own} by ${file}${line === undefined ? '' : `:${line}`}\n`,
  )
  return `conflict ${kind} ${value}\n${lines.join('')}`
}

describe('sites with broken ids, routes, sidebars and files', () => {
  it.each(readdirSync(invalid))('%s', async (name) => {
    const siteDir = createTestFolder()
    cpSync(join(invalid, name), siteDir, { recursive: true })
    rmSync(join(siteDir, 'expected.txt'), { force: true })
    const loaded = await loadConfig(siteDir)
    if (!loaded.value) throw new Error(`the config is broken too:\n${listDiagnostics(loaded.diagnostics)}`)
    const { config, file } = loaded.value
    const files = await readSite({ siteDir, config })
    const options = { configFile: file, locateInConfig: createConfigLocator(siteDir, loaded.value) }
    const { value: graph, diagnostics } = buildGraph(files.value, config, options)
    const report =
      listDiagnostics([...files.diagnostics, ...diagnostics]) + graph.conflicts.map(describeConflict).join('')
    expect(report).not.toBe('')
    await expect(report).toMatchFileSnapshot(join(invalid, name, 'expected.txt'))
  })
})
