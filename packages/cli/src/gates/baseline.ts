import { existsSync } from 'node:fs'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { readJsonFile } from '../config/files/read-json-file.js'
import type { CheckReport, Finding } from './gate.js'

const entrySchema = z.object({
  fingerprint: z.string(),
  gate: z.string(),
  code: z.string(),
  file: z.optional(z.string()),
  message: z.string(),
})

const baselineSchema = z.object({ version: z.literal(1), findings: z.array(entrySchema) })

/** The findings that a site had when it started to use gates. */
export type Baseline = z.infer<typeof baselineSchema>

/** Reads a baseline; undefined if the file does not exist. A file with other content is an error. */
export function readBaseline(path: string, name: string): Outcome<Baseline | undefined> {
  if (!existsSync(path)) return { value: undefined, diagnostics: [] }
  const { success, data } = baselineSchema.safeParse(readJsonFile(path))
  if (success) return { value: data, diagnostics: [] }
  const message = `${name} is not a baseline of docgen check`
  const hint = 'Delete it, and run docgen check with --update-baseline to write a new one'
  const diagnostic: Diagnostic = { code: 'invalid-baseline', severity: 'error', message, hint }
  return { value: undefined, diagnostics: [diagnostic] }
}

/**
 * Removes fixed findings from a baseline; never adds findings. Findings of gates that were skipped or could not decide
 * stay. If `baseline` is undefined, returns a new baseline with all current findings except infos.
 */
export function shrinkBaseline(
  baseline: Baseline | undefined,
  { gates }: CheckReport,
  currentFindings: readonly Finding[],
): Baseline {
  if (!baseline)
    return { version: 1, findings: currentFindings.filter(({ severity }) => severity !== 'info').map(toEntry) }
  const current = new Set(currentFindings.map(({ fingerprint }) => fingerprint))
  const finishedGates = new Set<string>(
    gates.filter(({ state }) => state === 'passed' || state === 'failed').map(({ name }) => name),
  )
  return {
    version: 1,
    findings: baseline.findings.filter(({ gate, fingerprint }) => !finishedGates.has(gate) || current.has(fingerprint)),
  }
}

/** A baseline as JSON, one finding per line, so that merges rarely conflict. */
export function formatBaseline({ findings }: Baseline): string {
  const lines = findings.map((finding) => `    ${JSON.stringify(finding)}`)
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`
}

function toEntry({ fingerprint, gate, code, file, message }: Finding): Baseline['findings'][number] {
  return { fingerprint, gate, code, ...(file !== undefined && { file }), message }
}
