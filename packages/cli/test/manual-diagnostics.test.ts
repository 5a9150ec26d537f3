import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { renderDiagnosticReference } from '../src/commands/reference/diagnostic-reference.js'
import { readExamples } from './codes/read-examples.js'

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

const printed = readExamples()
const examples = Object.fromEntries(codes.map((code) => [code, printed.get(code) ?? '']))

it('has for every code what docgen prints for a broken input', async () => {
  expect(codes.filter((code) => !printed.has(code))).toEqual([])
  const file = join(ROOT, 'packages/cli/src/commands/reference/diagnostic-examples.json')
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(file)
})

it("equals the manual's page about diagnostics", async () => {
  const page = renderDiagnosticReference(catalog, examples)
  await expect(page).toMatchFileSnapshot(join(ROOT, 'docs/docs/reference/diagnostics.md'))
})

it('lists no code twice, and none that docgen never reports', () => {
  expect(new Set(codes).size).toBe(codes.length)
  const unused = codes.filter((code) => !BUILT.test(code) && !sources.some((text) => text.includes(`'${code}'`)))
  expect(unused).toEqual([])
})
