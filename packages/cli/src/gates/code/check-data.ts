import { isJson } from '@docgen/renderer/contract'
import type { JsonValue } from '@docgen/renderer/openapi'
import { findJsonError as findSyntaxError } from '../../config/source/find-json-error.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'

/** The first error of a block of code. */
export interface DataError {
  /** Offset in UTF-16 code units. */
  readonly offset: number
  readonly reason: string
}

// Code such as `{ … }` omits something on purpose, and templates are filled in later.
const PLACEHOLDER = /\.\.\.|…|\{\{|<[\w-]+>|<[a-z][^<>\n]*>/i

/**
 * Reads a block of code that is one JSON value. Returns the value, and the text with spaces in place of comments and
 * trailing commas, so that offsets stay the same. Undefined for other blocks, and for code with placeholders.
 */
export function readJsonBlock(code: string): { readonly value: JsonValue; readonly text: string } | undefined {
  if (PLACEHOLDER.test(code)) return undefined
  const text = blankComments(code)
  try {
    return { value: JSON.parse(text), text }
  } catch {
    return undefined
  }
}

/**
 * The first error of JSON; undefined without errors, and for code with placeholders. Comments, trailing commas, several
 * values, and members without braces are not errors.
 */
export function findJsonError(code: string): DataError | undefined {
  if (PLACEHOLDER.test(code)) return undefined
  const text = blankComments(code)
  if (text.trim() === '' || isJson(text)) return undefined
  const members = /^\s*"/.test(text) ? text.replace(/,\s*$/, '') : undefined
  if (members !== undefined && isJson(`{${members}}`)) return undefined
  // Values that begin at the margin, such as a config without and with options.
  const values = text.split(/^(?=[{[])/m).filter((value) => value.trim() !== '')
  const broken = values.findIndex((value) => !isJson(value))
  if (values.length > 1 && broken === -1) return undefined
  // Search only the broken value: in the whole text, the first error would be that another value follows the first.
  const start = broken > 0 ? text.indexOf(values[0] ?? '') + values.slice(0, broken).join('').length : 0
  const error = findSyntaxError(text.slice(start))
  return error && { offset: start + error.offset, reason: `expected ${error.expected}` }
}

/** The first error of YAML documents; undefined without errors, and for code with placeholders. */
export function findYamlError(code: string): DataError | undefined {
  if (PLACEHOLDER.test(code)) return undefined
  let start = 0
  for (const document of code.split(/^(?=---(?:\s|$))/m)) {
    const parsed = parseYaml(document.replace(/^---/, '   '), { acceptsTags: true })
    if (!parsed.ok) return { offset: start + parsed.offset, reason: parsed.reason }
    start += document.length
  }
  return undefined
}

const COMMENT = /("(?:[^"\\\n]|\\.)*"?)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g
const LAST_COMMA = /("(?:[^"\\\n]|\\.)*"?)|,(?=\s*[}\]])/g

/** Replaces comments, and commas before a closing bracket, with spaces. */
function blankComments(code: string): string {
  const blank = (whole: string, text: string | undefined): string => text ?? whole.replace(/[^\n]/g, ' ')
  return code.replace(COMMENT, blank).replace(LAST_COMMA, blank)
}
