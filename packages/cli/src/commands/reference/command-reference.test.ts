import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createProgram } from '../create-program.js'
import { renderCommandReference } from './command-reference.js'

const PAGE = fileURLToPath(new URL('../../../../../docs/docs/reference/command-line.md', import.meta.url))

it("equals the manual's page about the command line (DOCGEN_UPDATE=1 regenerates it)", () => {
  const none = async () => 0
  const actions = {
    init: none,
    build: none,
    serve: none,
    watch: none,
    explain: none,
    exportZip: none,
    exportPdf: none,
    clean: none,
    versionCut: none,
    versionList: none,
    versionRemove: none,
    translationsWrite: none,
    check: none,
    migrate: none,
    mcp: none,
    search: none,
  }
  const page = renderCommandReference(createProgram('0.0.0', actions, () => {}))
  if (process.env['DOCGEN_UPDATE'] === '1') writeFileSync(PAGE, page)
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
})
