import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import { isRecord } from '../is-record.js'
import type { KeyPath } from '../source/locate-key.js'
import type { Problem } from '../validate/problem.js'
import { validate } from '../validate/validate.js'
import { locateYamlKey } from './locate-yaml-key.js'
import { parseYaml, type YamlResult } from './parse-yaml.js'
import { splitSharedLines } from './split-shared-lines.js'

/** How to read a YAML block of fields. */
export interface YamlFieldsOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema
  /** Validates fields faster than the schema; returns `undefined` if the schema has to validate them. */
  readonly accept?: (fields: Readonly<Record<string, unknown>>) => z.output<Schema> | undefined
  /** Returns the names of fields to skip: they are neither validated nor returned. */
  readonly omit?: (fields: Readonly<Record<string, unknown>>) => readonly string[]
  /** Names of the fields in which numbers stay text, as written. */
  readonly textFields: ReadonlySet<string>
  /** Code of the diagnostics. */
  readonly code: DiagnosticCode
  /** Name of the block in messages. */
  readonly noun: string
  /** File, line and column of a span of the block. */
  readonly position: (start: number, end: number) => Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>
  /**
   * Hint for a problem that has no other: for invalid YAML, for YAML that is not a mapping, or for the value at a path.
   */
  readonly hint?: (problem: 'syntax' | 'type' | KeyPath) => string | undefined
}

/** The fields of a YAML block, and its problems. */
export interface YamlFields<Fields> {
  /** The valid fields; absent if the YAML cannot be parsed, or if the schema rejects even these. */
  readonly fields?: Fields
  /** Names of all fields in the block, even if the schema does not have them; empty if the block cannot be read. */
  readonly names: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads and validates a YAML block of fields. An empty block is valid. */
export function readYamlFields<Schema extends z.ZodMiniType>(
  source: string,
  options: YamlFieldsOptions<Schema>,
): YamlFields<z.output<Schema>> {
  const { schema, accept, omit, textFields, code, noun, position } = options
  const report = (span: readonly [number, number], message: string, hint?: string): Diagnostic => ({
    code,
    severity: 'error',
    ...position(...span),
    message,
    ...(hint !== undefined && { hint }),
  })
  const simple = readSimpleYaml(source)
  const first: YamlResult = simple ? { ok: true, value: simple } : parseYaml(source)
  const split = first.ok ? undefined : splitSharedLines(source, first, parseYaml)
  const { yaml, result: parsed } = split ?? { yaml: source, result: first }
  if (!parsed.ok) {
    const { offset, reason } = parsed
    const hint = hintForSyntax(yaml, offset) ?? options.hint?.('syntax')
    return { names: [], diagnostics: [report([offset, offset + 1], `${noun} is not valid YAML: ${reason}`, hint)] }
  }
  const parsedFields = parsed.value ?? {}
  if (!isRecord(parsedFields)) {
    const message = `expected ${noun} to be lines of the form key: value`
    return { names: [], diagnostics: [report([0, 1], message, options.hint?.('type'))] }
  }
  const names = Object.keys(parsedFields)
  const omitted = omit?.(parsedFields).filter((name) => name in parsedFields) ?? []
  const validated = omitted.length === 0 ? parsedFields : withoutKeys(parsedFields, omitted)
  const warnings: readonly Diagnostic[] = split
    ? [
        {
          ...report([split.offset, split.offset + 1], 'this field shares a line with the one before it'),
          severity: 'warning',
          hint: 'Write it on a separate line',
        },
      ]
    : []
  const values = keepNumbersAsText(validated, textFields, yaml)
  const accepted = isRecord(values) ? accept?.(values) : undefined
  if (accepted) return { fields: accepted, names, diagnostics: warnings }
  const validation = validate(schema, values)
  if (validation.ok) return { fields: validation.value, names, diagnostics: warnings }
  const diagnostics = validation.problems.map((problem) =>
    report(spanOf(yaml, problem), problem.message, problem.hint ?? options.hint?.(problem.path)),
  )
  // What the author of a quoted number or boolean means is clear, and Docusaurus accepts it.
  const unquoted = unquote(values, namesOf(validation.problems))
  const remaining = validate(schema, unquoted)
  const rest = remaining.ok ? remaining : validate(schema, withoutKeys(unquoted, namesOf(remaining.problems)))
  return { ...(rest.ok && { fields: rest.value }), names, diagnostics: [...warnings, ...diagnostics] }
}

function namesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ path }) => String(path[0]))
}

/** Replaces texts such as '2' and 'true' in the named fields with the number or boolean. */
function unquote(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, names.includes(name) ? scalarOf(value) : value]),
  )
}

function scalarOf(value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true'
  return typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value) ? Number(value) : value
}

function withoutKeys(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
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

/** Restores the numbers in the named fields to the text as written: the title `1.10` is not a number. */
export function keepNumbersAsText(
  fields: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
  yaml: string,
): Record<string, unknown> {
  const affected = Object.keys(fields).filter((name) => names.has(name) && containsNumber(fields[name]))
  if (affected.length === 0) return { ...fields }
  const textual = parseYaml(yaml, { asTexts: true })
  const texts = textual.ok && isRecord(textual.value) ? textual.value : {}
  return { ...fields, ...Object.fromEntries(affected.map((name) => [name, restoreText(fields[name], texts[name])])) }
}

function containsNumber(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNumber)
}

function restoreText(value: unknown, text: unknown): unknown {
  if (typeof value === 'number') return text
  if (Array.isArray(value) && Array.isArray(text))
    return value.map((element, index) => restoreText(element, text[index]))
  if (!isRecord(value) || !isRecord(text)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, restoreText(member, text[key])]))
}

const LINE = /^([A-Za-z_]\w*):(?: +([^ ].*))?$/
const PRINTABLE = /^[\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe]*$/
const PLAIN = /^[A-Za-z/($\xa0-\ufefe]/
const LIST = /^\[([^[\]{}"'#:&*!|>%@`?]*)\]$/
const WORDS: ReadonlyMap<string, unknown> = new Map(
  [null, true, false].flatMap((value) => {
    const word = String(value)
    return [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)].map(
      (form) => [form, value] as const,
    )
  }),
)

/**
 * Reads YAML that consists only of lines of `key: value` with simple values, like most front matter: faster
 * than the parser. `undefined` for anything else, which the parser has to read.
 */
export function readSimpleYaml(yaml: string): Record<string, unknown> | undefined {
  if (!PRINTABLE.test(yaml) || /\r(?!\n)/.test(yaml)) return undefined
  const fields: Record<string, unknown> = {}
  for (const rawLine of yaml.split('\n')) {
    const line = rawLine.trimEnd()
    if (line === '' || line.startsWith('#')) continue
    const [, key, rawValue] = LINE.exec(line) ?? []
    if (key === undefined || rawValue === undefined || key === '__proto__' || Object.hasOwn(fields, key))
      return undefined
    const value = readValue(rawValue)
    if (value === undefined) return undefined
    fields[key] = value
  }
  return fields
}

function readValue(rawValue: string): unknown {
  const first = rawValue.charAt(0)
  if (first === '[') return readList(rawValue)
  if (first === '"' || first === "'") {
    const inner = rawValue.slice(1, -1)
    return rawValue.length > 1 && rawValue.endsWith(first) && !/["'\\]/.test(inner) ? inner : undefined
  }
  if (/^(?:0|[1-9]\d{0,14})$/.test(rawValue)) return Number(rawValue)
  return readPlain(rawValue)
}

function readPlain(rawValue: string): unknown {
  if (!PLAIN.test(rawValue) || rawValue.includes(': ') || rawValue.includes(' #') || rawValue.endsWith(':'))
    return undefined
  return WORDS.has(rawValue) ? WORDS.get(rawValue) : rawValue
}

function readList(rawValue: string): readonly unknown[] | undefined {
  const inner = LIST.exec(rawValue)?.[1]
  if (inner === undefined) return undefined
  if (inner.trim() === '') return []
  const elements = inner.split(',').map((element) => readPlain(element.trim()))
  return elements.includes(undefined) ? undefined : elements
}
