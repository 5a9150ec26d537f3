/** What a client prefers among the responses (`Prefer: code=404, example=gone`). */
export interface Preference {
  /** Three digits. */
  readonly code?: string
  /** Name of an example. */
  readonly example?: string
  /** Whether to generate data even if there are examples. */
  readonly isDynamic: boolean
}

const FIELD = /(?:^|[,;\s])(code|example|dynamic)\s*=\s*(?:"([^"]*)"|([^\s,;]*))/gi

/** Reads the header `Prefer`, with the names that Prism introduced. */
export function readPrefer(header = ''): Preference {
  const fields = new Map([...header.matchAll(FIELD)].map(([, name = '', a, b]) => [name.toLowerCase(), a ?? b ?? '']))
  const code = fields.get('code')
  const example = fields.get('example')
  return {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    isDynamic: fields.get('dynamic')?.toLowerCase() === 'true',
  }
}
