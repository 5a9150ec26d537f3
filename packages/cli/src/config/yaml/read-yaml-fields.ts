import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import { isRecord } from '../schema/is-record.js'
import type { Problem } from '../validate/problem.js'
import { validate } from '../validate/validate.js'
import { keepNumbersAsText } from './keep-numbers-as-text.js'
import { locateYamlKey } from './locate-yaml-key.js'
import { parseYaml, type YamlResult } from './parse-yaml.js'
import { readSimpleYaml } from './read-simple-yaml.js'

/** How to read a YAML block of fields. */
export interface YamlFieldsOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema
  /** Validates fields faster than the schema; undefined if it cannot decide. */
  readonly accept?: (given: Readonly<Record<string, unknown>>) => z.output<Schema> | undefined
  /** Text fields, whose numbers are kept as text. */
  readonly textFields: ReadonlySet<string>
  /** Code of the diagnostics. */
  readonly code: DiagnosticCode
  /** Name of the block in messages. */
  readonly noun: string
  /** File, line and column of a span of the block. */
  readonly place: (start: number, end: number) => Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>
}

/** The fields of a YAML block, or its problems. */
export interface YamlFields<Fields> {
  /** Absent if there are problems. */
  readonly fields?: Fields
  /** All names in the block, known or not. */
  readonly names: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads and validates a YAML block of fields; an empty block has none. */
export function readYamlFields<Schema extends z.ZodMiniType>(
  yaml: string,
  options: YamlFieldsOptions<Schema>,
): YamlFields<z.output<Schema>> {
  const { schema, accept, textFields, code, noun, place } = options
  const report = (span: readonly [number, number], message: string, hint?: string): Diagnostic => ({
    code,
    severity: 'error',
    ...place(...span),
    message,
    ...(hint !== undefined && { hint }),
  })
  const simple = readSimpleYaml(yaml)
  const parsed: YamlResult = simple ? { ok: true, value: simple } : parseYaml(yaml)
  if (!parsed.ok) {
    const { offset, reason } = parsed
    const hint = hintForSyntax(yaml, offset)
    return { names: [], diagnostics: [report([offset, offset + 1], `${noun} is not valid YAML: ${reason}`, hint)] }
  }
  const given = parsed.value ?? {}
  if (!isRecord(given)) {
    const message = `expected ${noun} to be lines of the form key: value`
    return { names: [], diagnostics: [report([0, 1], message)] }
  }
  const names = Object.keys(given)
  const values = keepNumbersAsText(given, textFields, yaml)
  const accepted = isRecord(values) ? accept?.(values) : undefined
  if (accepted) return { fields: accepted, names, diagnostics: [] }
  const validation = validate(schema, values)
  if (validation.ok) return { fields: validation.value, names, diagnostics: [] }
  const diagnostics = validation.problems.map((problem) => report(spanOf(yaml, problem), problem.message, problem.hint))
  return { names, diagnostics }
}

function spanOf(yaml: string, { path, blame }: Problem): readonly [number, number] {
  const { key, value, isExact } = locateYamlKey(yaml, path)
  const { start, end } = isExact && blame === 'value' ? value : key
  return [start, end]
}

/** Hints for the most common errors: an unquoted text with a colon, or a first character that YAML reserves. */
function hintForSyntax(yaml: string, offset: number): string | undefined {
  const line = yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1).split(/\r?\n/, 1)[0] ?? ''
  const [, key, value] = /^\s*([\w-]+):\s+(\S.*)/.exec(line) ?? []
  if (key === undefined || value === undefined) return undefined
  if (!/^[@%`]/.test(value) && !/^(?!['"[{|>&*!]).+:(?:\s|$)/.test(value)) return undefined
  return `Put the value in quotes: ${key}: ${value.includes("'") ? JSON.stringify(value) : `'${value}'`}`
}
