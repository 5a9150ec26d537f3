import { childNode, type DocumentNode, entryNodes, follow } from '../document-node.js'
import { listMethods, type OperationEntry } from '../operation-entry.js'
import { shownEntries } from '../visible-nodes.js'

/** Requests that the API sends to a URL that the client supplied. */
export interface Callback {
  readonly name: string
  /** Runtime expression of the URL. */
  readonly expression: string
  readonly operations: readonly OperationEntry[]
}

/** The callbacks of an operation. */
export function readCallbacks(operation: DocumentNode): readonly Callback[] {
  const written = shownEntries(childNode(operation, 'callbacks')).filter(([name]) => !name.startsWith('x-'))
  return written.flatMap(([name, at]) =>
    entryNodes(follow(at))
      .filter(([expression]) => !expression.startsWith('x-'))
      .map(([expression, item]) => ({ name, expression, operations: listMethods(expression, item, 'callback') })),
  )
}
