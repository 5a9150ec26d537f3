import type { Diagnostic } from '@docgen/renderer/contract'

/** A config that a folder lacks. */
export interface MissingConfig {
  /** As in `docgen migrate <tool>`. */
  readonly tool: string
  readonly message: string
  /** A folder for the hint. */
  readonly example: string
  /** What the folder to name contains; the config if absent. */
  readonly content?: string
  /** Folder below that has a config; `undefined` if docgen found none. */
  readonly elsewhere?: string | undefined
}

/** Creates the diagnostic for a folder without a config of the tool. */
export function describeMissingConfig({
  tool,
  message,
  example,
  content = 'it',
  elsewhere,
}: MissingConfig): Diagnostic {
  return {
    code: 'missing-tool-config',
    severity: 'error',
    message,
    hint:
      elsewhere === undefined
        ? `Name the folder that contains ${content}: docgen migrate ${tool} ${example}`
        : `There is one in ${elsewhere}: docgen migrate ${tool} ${elsewhere}`,
  }
}
