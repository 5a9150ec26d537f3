import type { Text } from '../../contract/index.js'
import type { ApiWordKey } from '../api-words.js'

/** What parts of an `allOf` contradict each other in. */
export interface Conflict {
  readonly key: Extract<ApiWordKey, `theme.api.conflict.${string}`>
  readonly values: Readonly<Record<string, string>>
}

/** A keyword that has one value in one part, and another one in another. */
export function differ(name: string, value: string, other: string): Conflict {
  return { key: 'theme.api.conflict.different', values: { name, value, other } }
}

/** The conflict as a plain sentence. */
export function sayConflict({ key, values }: Conflict, text: Text): string {
  return text(key, values)
}
