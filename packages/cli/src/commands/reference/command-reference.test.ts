import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createTestProgram } from '../create-test-program.js'
import { renderCommandReference } from './command-reference.js'

const PAGE = fileURLToPath(new URL('../../../../../docs/docs/reference/command-line.md', import.meta.url))

it("equals the manual's page about the command line (DOCGEN_UPDATE=1 regenerates it)", () => {
  const page = renderCommandReference(createTestProgram().program)
  if (process.env['DOCGEN_UPDATE'] === '1') writeFileSync(PAGE, page)
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
})
