interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether nothing should be fetched ahead: on slow connections, and where the reader saves data. */
export function isDataPrecious(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
