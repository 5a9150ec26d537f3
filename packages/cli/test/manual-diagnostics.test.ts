import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { renderDiagnosticReference } from '../src/commands/reference/diagnostic-reference.js'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CATALOG = join('contract', 'diagnostics')
const catalog = await loadDiagnosticCatalog()
const codes = Object.values(catalog).flatMap((topic) => Object.keys(topic))
const sources = ['cli', 'renderer'].flatMap((name) =>
  readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name: file, parentPath }) => /(?<!\.test)\.tsx?$/.test(file) && !parentPath.endsWith(CATALOG))
    .map(({ parentPath, name: file }) => readFileSync(join(parentPath, file), 'utf8')),
)
/** Codes built from a template: `navbar-unknown-${kind}`, `duplicate-${kind}`. */
const BUILT = /^(?:navbar-unknown|duplicate)-/

it("equals the manual's page about diagnostics", async () => {
  await expect(renderDiagnosticReference(catalog)).toMatchFileSnapshot(join(ROOT, 'docs/docs/reference/diagnostics.md'))
})

it('lists no code twice, and none that docgen never reports', () => {
  expect(new Set(codes).size).toBe(codes.length)
  const unused = codes.filter((code) => !BUILT.test(code) && !sources.some((text) => text.includes(`'${code}'`)))
  expect(unused).toEqual([])
})
