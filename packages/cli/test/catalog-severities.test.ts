import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, type DiagnosticCode, loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { applyContentSeverity } from '../src/session/diagnostics/apply-content-severity.js'
import { applyReferenceSeverity } from '../src/session/diagnostics/apply-reference-severity.js'
import { INVALID } from './broken/broken-site.js'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
const catalog = new Map(Object.values(await loadDiagnosticCatalog()).flatMap((topic) => Object.entries(topic)))

const severitiesOf = (code: string): readonly string[] => {
  const severity = catalog.get(code)?.severity ?? []
  return typeof severity === 'string' ? [severity] : Object.keys(severity)
}

/** The uses of severities that the catalog does not have. A setting can set any. */
const listUnknown = (uses: Iterable<readonly [code: string, severity: string, where: string]>): readonly string[] =>
  [...uses].flatMap(([code, severity, where]) =>
    !catalog.has(code) || catalog.get(code)?.setting !== undefined || severitiesOf(code).includes(severity)
      ? []
      : [`${code} is ${severity} in ${where}`],
  )

function readTexts(folder: string, pattern: RegExp): readonly (readonly [file: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])
}

it('has the severity of every diagnostic that a broken input causes', () => {
  const printed = readTexts(INVALID, /\.txt$/).flatMap(([file, text]) =>
    [...text.matchAll(/^\s*(error|warning|info) ([a-z\d-]+)/gm)].map(
      ([, severity = '', code = '']) => [code, severity, file] as const,
    ),
  )
  expect(printed.length).toBeGreaterThan(500)
  expect(listUnknown(printed)).toEqual([])
})

it('has the severity that the code gives to a diagnostic', () => {
  const written = ['cli/src', 'renderer/src'].flatMap((folder) =>
    readTexts(join(PACKAGES, folder), /(?<!\.test)\.tsx?$/).flatMap(([file, text]) =>
      [...text.matchAll(/\bcode: '([a-z\d-]+)',\s*severity: '(error|warning|info)'/g)].map(
        ([, code = '', severity = '']) => [code, severity, file] as const,
      ),
    ),
  )
  expect(written.length).toBeGreaterThan(100)
  expect(listUnknown(written)).toEqual([])
})

it('names the setting that changes the severity of an error', () => {
  const expectedSettings: Record<string, string> = {}
  const namedSettings: Record<string, string | undefined> = {}
  for (const [code, { setting }] of catalog) {
    const error: Diagnostic = { code: code as DiagnosticCode, severity: 'error', message: 'x' }
    const isIgnored = (onBrokenContent: 'ignore' | 'throw', onBrokenMdx: 'ignore' | 'throw'): boolean =>
      applyContentSeverity([error], { onBrokenContent, onBrokenMdx }).length === 0
    const found = [
      ...(isIgnored('ignore', 'throw') ? ['onBrokenContent'] : []),
      ...(isIgnored('throw', 'ignore') ? ['onBrokenMdx'] : []),
      ...(applyReferenceSeverity([error], { siteDir: '', reporting: 'ignore' }).length === 0 ? ['onBrokenLinks'] : []),
    ]
    // The API gate reports its findings without these settings.
    if (found.length === 0 || !severitiesOf(code).includes('error') || setting === 'checks.api.rules') continue
    expectedSettings[code] = found.join()
    // A folder that does not exist breaks a sidebar, and is content of the site.
    namedSettings[code] = code === 'unknown-folder' ? found.join() : setting
  }
  expect(Object.keys(expectedSettings).length).toBeGreaterThan(30)
  expect(namedSettings).toEqual(expectedSettings)
})
