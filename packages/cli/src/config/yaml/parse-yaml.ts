import { CORE_SCHEMA, FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'

/** A YAML text that was read, or where it stops being YAML. */
export type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly offset: number; readonly reason: string }

/**
 * Reads a YAML text by the core schema of YAML 1.2: `yes` and dates are texts. With `asTexts` numbers, truth values and
 * `null` are texts too, exactly as written.
 */
export function parseYaml(text: string, asTexts = false): YamlResult {
  try {
    return { ok: true, value: load(text, { schema: asTexts ? FAILSAFE_SCHEMA : CORE_SCHEMA }) }
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return { ok: false, offset: 0, reason: 'it is nested too deeply' }
    if (!(error instanceof YAMLException)) throw error
    return { ok: false, offset: error.mark?.position ?? 0, reason: error.reason }
  }
}
