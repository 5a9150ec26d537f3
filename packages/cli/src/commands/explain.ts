import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type Diagnostic,
  didYouMean,
  loadDiagnosticCatalog,
  nearestWord,
  nearestWords,
} from '@docgen/renderer/contract'
import { isInside, toSitePath } from '../config/site-path.js'
import { enterSite, fromStart } from '../guard/working-folder.js'
import type { FileExplanation } from '../session/explain/explain-file.js'
import { explain, type PageExplanation } from '../session/explain/explain-page.js'
import { withExplainedSite } from '../session/explain/open-explained-site.js'
import { type CodeExplanation, formatCodeExplanation, formatExplanation } from '../terminal/format-explanation.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { ExplainOptions } from './explain-command.js'
import { findOutputFolder } from './find-output-folder.js'
import { openTerminal } from './open-terminal.js'
import DIAGNOSTIC_EXAMPLES from './reference/diagnostic-examples.json' with { type: 'json' }

/** `docgen explain`: explains a page, a file or a diagnostic code, and returns the exit code. */
export async function runExplain(subject: string, dir: string, options: ExplainOptions): Promise<number> {
  const terminal = openTerminal(options)
  const codeExplanations = await listCodes()
  const explanation = codeExplanations.get(subject)
  if (explanation) {
    if (options.json) terminal.write(toJson({ kind: 'code', ...explanation }))
    else terminal.print(formatCodeExplanation(explanation, terminal.colors))
    return EXIT.success
  }
  const siteDir = enterSite(dir)
  const outDir = findOutputFolder(siteDir, options.out)
  const request = { siteDir, outDir, includesDrafts: options.drafts === true }
  const { value, diagnostics } = await withExplainedSite(request, (site) =>
    explain(resolveSubject(subject, siteDir, outDir), site, [...codeExplanations.keys()]),
  )
  const isOutside = diagnostics.some(({ code }) => code === 'missing-config')
  const misspelled = isOutside ? reportMisspelled(subject, [...codeExplanations.keys()]) : undefined
  printDiagnostics(misspelled ? [misspelled] : [...diagnostics, ...(value?.diagnostics ?? [])], siteDir, terminal)
  if (!value?.value) return EXIT.usage
  if (options.json) terminal.write(toJson(toReport(value.value)))
  else terminal.print(formatExplanation(value.value, terminal.colors))
  return EXIT.success
}

function toJson(report: object): string {
  return `${JSON.stringify(report, null, 2)}\n`
}

/** The facts that the text form shows, for programs. */
function toReport(explanation: PageExplanation | FileExplanation): object {
  if (!('route' in explanation)) return { kind: 'file', ...explanation }
  const { route, file, source, key, inputs, record, next, dependents, unknownPages } = explanation
  const lastBuild = record && { outcome: record.outcome, inputs: record.inputs, changes: record.changes }
  return { kind: 'page', route, file, source, key, inputs, lastBuild, nextBuild: next, dependents, unknownPages }
}

/** Reports a misspelled diagnostic code; `undefined` if no code is like the subject, which may be a page. */
function reportMisspelled(subject: string, codes: readonly string[]): Diagnostic | undefined {
  const near = nearestWord(subject, codes)
  if (near === undefined) return undefined
  const others = nearestWords(subject, codes).filter((code) => code !== near && nearestWord(subject, [code]) === code)
  return {
    code: 'nothing-to-explain',
    severity: 'error',
    message: `there is no diagnostic code ${subject}, and no site in this folder`,
    hint: didYouMean([near, ...others].join(' or ')),
  }
}

/**
 * Returns a map of diagnostic code → explanation. If the id of a page equals a code, users get the page by its path,
 * such as `/overload`.
 */
async function listCodes(): Promise<ReadonlyMap<string, CodeExplanation>> {
  const examples: Readonly<Record<string, string>> = DIAGNOSTIC_EXAMPLES
  const codes = Object.values(await loadDiagnosticCatalog()).flatMap((topic) => Object.entries(topic))
  return new Map(codes.map(([code, text]) => [code, { code, ...text, example: examples[code] }]))
}

/**
 * Returns the path of an output file relative to the output folder, and of another file relative to the site's folder.
 * Returns any other subject unchanged.
 */
function resolveSubject(subject: string, siteDir: string, outDir: string): string {
  const candidates = [fromStart(subject), resolve(siteDir, subject)]
  const path = candidates.find((each) => statSync(each, { throwIfNoEntry: false })?.isFile())
  const folder = path === undefined ? undefined : [outDir, siteDir].find((each) => isInside(each, path))
  return path === undefined || folder === undefined ? subject : toSitePath(folder, path)
}
