import type { ScrollPosition } from './scroll-position.js'

/** What the page in the panel reports: its path, or where the reader has scrolled. */
export type PanelMessage =
  | { readonly type: 'docgen:shown'; readonly path: string }
  | ({ readonly type: 'docgen:scrolled' } & ScrollPosition)

/** Reads a message of the page; `undefined` if it is none. */
export function readPanelMessage(data: unknown): PanelMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, path, after, share } = data as Readonly<Record<string, unknown>>
  if (type === 'docgen:shown' && typeof path === 'string') return { type, path }
  const isPosition = typeof share === 'number' && (after === null || typeof after === 'string')
  return type === 'docgen:scrolled' && isPosition ? { type, after, share } : undefined
}

/** Whether two paths of URLs are the same page, however their characters are encoded. */
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
