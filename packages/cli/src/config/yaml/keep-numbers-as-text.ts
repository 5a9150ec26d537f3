import { isRecord } from '../schema/is-record.js'
import { parseYaml } from './parse-yaml.js'

/** Restores the numbers in the named fields to the text as written: the title `1.10` is not a number. */
export function keepNumbersAsText(
  fields: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
  yaml: string,
): Record<string, unknown> {
  const affected = Object.keys(fields).filter((name) => names.has(name) && holdsNumber(fields[name]))
  if (affected.length === 0) return { ...fields }
  const written = parseYaml(yaml, { asTexts: true })
  const texts = written.ok && isRecord(written.value) ? written.value : {}
  return { ...fields, ...Object.fromEntries(affected.map((name) => [name, putBack(fields[name], texts[name])])) }
}

function holdsNumber(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNumber)
}

function putBack(value: unknown, text: unknown): unknown {
  if (typeof value === 'number') return text
  if (Array.isArray(value) && Array.isArray(text)) return value.map((element, index) => putBack(element, text[index]))
  if (!isRecord(value) || !isRecord(text)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, putBack(member, text[key])]))
}
