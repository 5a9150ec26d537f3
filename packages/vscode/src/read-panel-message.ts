import type { PanelMessage } from '../../cli/src/browser/follow-editor.js'

/** Reads a message of the page in the panel; `undefined` if it is none. */
export function readPanelMessage(data: unknown): PanelMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, path, after, share } = data as Readonly<Record<string, unknown>>
  if (type === 'docgen:shown' && typeof path === 'string') return { type, path }
  const isPosition = typeof share === 'number' && (after === null || typeof after === 'string')
  return type === 'docgen:scrolled' && isPosition ? { type, after, share } : undefined
}

/** Whether two URL paths belong to the same page: they may encode the same characters differently. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && decode(a) === decode(b)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
