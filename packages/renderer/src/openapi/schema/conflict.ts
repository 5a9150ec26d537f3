import type { Text } from '../../contract/index.js'
import type { ApiWordKey } from '../api-words.js'

/** A contradiction between parts of an `allOf`. */
export interface Conflict {
  readonly key: Extract<ApiWordKey, `theme.api.conflict.${string}`>
  readonly values: Readonly<Record<string, string>>
}

/** A keyword with different values in two parts. */
export function differ(name: string, value: string, other: string): Conflict {
  return { key: 'theme.api.conflict.different', values: { name, value, other } }
}

/** The conflict as a plain sentence. */
export function sayConflict({ key, values }: Conflict, text: Text): string {
  return text(key, values)
}
