import type { KeyPath } from '../source/locate-key.js'

/** A validation error in a value. */
export interface Problem {
  readonly path: KeyPath
  /** What to mark: the part's key, its value, or its parent, because the part is missing. */
  readonly blame: 'key' | 'value' | 'absence'
  /** Includes the path. */
  readonly message: string
  readonly hint?: string
}

/** Formats a path: `navbar.items[0].label`. */
export function formatPath(path: KeyPath): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`
    if (!/^[\w$-]+$/.test(step)) return `${written}[${JSON.stringify(step)}]`
    return written === '' ? step : `${written}.${step}`
  }, '')
}
