import { CORE_SCHEMA, FAILSAFE_SCHEMA, type LoadOptions, load, YAMLException } from 'js-yaml'
import { createYamlLimit, YamlExcess } from './create-yaml-limit.js'
import { findOpenQuote } from './find-open-quote.js'

/** A parsed YAML text, or the position of its first error. */
export type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly offset: number; readonly reason: string }

/** How to parse a YAML text. */
export interface YamlOptions {
  /** Read numbers, booleans and `null` as texts, exactly as written. */
  readonly asTexts?: boolean
  /** Whether the text is meant as JSON. */
  readonly isJson?: boolean
  /** Maximum number of values with aliases expanded. Default: 10,000 more than the number of characters. */
  readonly mostValues?: number
}

/**
 * Parses YAML with the core schema of YAML 1.2: `yes` and dates are texts. The value's size is limited: aliases
 * that multiply or contain themselves are errors.
 */
export function parseYaml(text: string, options: YamlOptions = {}): YamlResult {
  const { asTexts = false, isJson = false, mostValues = text.length + 10_000 } = options
  const given: LoadOptions = { schema: asTexts ? FAILSAFE_SCHEMA : CORE_SCHEMA }
  try {
    return {
      ok: true,
      value: load(text, text.includes('*') ? { ...given, listener: createYamlLimit(mostValues) } : given),
    }
  } catch (error) {
    // The parser is recursive.
    if (error instanceof RangeError) return { ok: false, offset: 0, reason: 'it is nested too deeply' }
    if (error instanceof YamlExcess) return { ok: false, offset: error.offset, reason: error.message }
    if (!(error instanceof YAMLException)) throw error
    const failedAt = error.mark?.position ?? 0
    const quote = findOpenQuote(text, { failedAt, isJson })
    if (quote !== undefined) return { ok: false, offset: quote, reason: 'this quote is never closed' }
    return { ok: false, offset: failedAt, reason: error.reason }
  }
}
