import type { KeyPath } from '../source/locate-key.js'

/** Something in a value that its schema refuses. */
export interface Problem {
  readonly path: KeyPath
  /** What of the part is to blame: its key, its value, or that it is not there. */
  readonly blame: 'key' | 'value' | 'absence'
  /** With the path in it. */
  readonly message: string
  readonly hint?: string
}

/** A path as a person writes it: `navbar.items[0].label`. */
export function formatPath(path: KeyPath): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`
    if (!/^[\w$-]+$/.test(step)) return `${written}[${JSON.stringify(step)}]`
    return written === '' ? step : `${written}.${step}`
  }, '')
}
