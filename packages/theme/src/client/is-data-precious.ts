interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether to prefetch nothing: on slow connections, and when the reader saves data. */
export function isDataPrecious(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
