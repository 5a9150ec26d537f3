/** An operation as a text names it, such as `createOrder` or `POST /orders 201`. */
export interface OperationName {
  /** Its id, or method and path. */
  readonly operation: string
  /** `request`, `response`, or the status of a response, in lower case; absent for any body of the operation. */
  readonly part?: string
  /** Whether `operation` is a method and a path. */
  readonly isPath: boolean
}

const NAME = /^(?:([a-z]+) +(\/\S*)|(\S+))(?: +(request|response|default|[1-5](?:\d\d|xx)))?$/i

/** Reads the name of an operation; undefined if the text does not have the form of a name. */
export function readOperationName(text: string): OperationName | undefined {
  const [whole, method, path, id = '', part] = NAME.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const isPath = method !== undefined
  return {
    operation: isPath ? `${method} ${path}` : id,
    isPath,
    ...(part !== undefined && { part: part.toLowerCase() }),
  }
}
