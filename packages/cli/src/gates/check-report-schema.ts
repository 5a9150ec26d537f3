import * as z from 'zod/mini'
import { optional, required } from '../config/schema/field.js'
import { GATE_NAMES } from './gate.js'

const gateName = (words: string) => required(z.enum(GATE_NAMES), words)
const text = (words: string) => required(z.string(), words)
const count = (words: string) => required(z.int().check(z.gte(0)), words)

const gateSchema = z.object({
  name: gateName('Name of the gate.'),
  state: required(
    z.enum(['passed', 'failed', 'skipped', 'undecided']),
    '`skipped`: the gate checked nothing. `undecided`: it could not decide; try again.',
  ),
  reason: optional(z.string(), 'Why the gate was skipped or could not decide.'),
  errors: count('Number of its findings of severity `error`.'),
  warnings: count('Number of its findings of severity `warning`.'),
  ignored: count('Number of findings that `docgen-ignore` comments suppress.'),
  known: count('Number of findings in the baseline.'),
  fixed: optional(
    z.int().check(z.gte(1)),
    'Number of findings that `--fix` has fixed. The report has only the others.',
  ),
  details: optional(
    z.record(z.string(), z.unknown()),
    'Data that depends on the gate, such as the rank of each query.',
  ),
})

const relatedSchema = z.object({
  file: text('Source file, relative to the working directory.'),
  line: optional(z.int().check(z.gte(1)), 'Line, from 1.'),
  column: optional(z.int().check(z.gte(1)), 'Column, from 1, in UTF-16 code units.'),
  message: text('What is there.'),
})

const findingSchema = z.object({
  gate: gateName('The gate that found it.'),
  code: text('Name of the check, such as `broken-link`.'),
  severity: required(
    z.enum(['error', 'warning', 'info']),
    '`error` fails the check, `warning` only with `--strict`, `info` never.',
  ),
  message: text('What is wrong.'),
  hint: optional(z.string(), 'How to fix it.'),
  file: optional(z.string(), 'Source file, relative to the working directory.'),
  line: optional(z.int().check(z.gte(1)), 'Line, from 1.'),
  column: optional(z.int().check(z.gte(1)), 'Column, from 1, in UTF-16 code units.'),
  length: optional(z.int().check(z.gte(0)), 'Length of the marked text in UTF-16 code units.'),
  subject: optional(z.string(), 'What of the file it is about: a component, or an export as `module#name`.'),
  related: optional(z.array(relatedSchema), 'Other positions that it is about.'),
  fingerprint: text('The same for a finding that only moves to another line; unique in a report.'),
})

const changesSchema = z.object({
  since: text('The earlier site, as the command line names it.'),
  pages: count('Number of pages of the site.'),
  changed: required(
    z.array(
      z.object({
        route: text('URL of the page, without the base URL of the site.'),
        state: required(z.enum(['added', 'changed', 'removed']), 'What happened to the page.'),
        source: optional(z.string(), 'Source file, relative to the folder of the site.'),
      }),
    ),
    'The pages whose HTML differs, by route.',
  ),
})

/** The JSON report of `docgen check`. Fields can be added; `version` rises when one is removed or changes its meaning. */
export const checkReportSchema = z.object({
  version: required(z.literal(1), 'Version of this format.'),
  site: text('Folder of the site, relative to the working directory.'),
  ok: required(z.boolean(), 'Whether no gate failed.'),
  gates: required(z.array(gateSchema), 'The gates that ran.'),
  changes: optional(changesSchema, 'With `--since` or an older copy of the site: the pages that differ.'),
  findings: required(
    z.array(findingSchema),
    'All findings except those in the baseline and those that `docgen-ignore` comments suppress.',
  ),
})

/** The report as a JSON Schema (draft 2020-12). */
export function checkReportJsonSchema(): z.core.JSONSchema.BaseSchema {
  return { title: 'Report of docgen check', ...z.toJSONSchema(checkReportSchema, { io: 'input' }) }
}
