import type { OperationView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * The title of an operation without a page; nothing if it only repeats the section's name, the URL, or method and URL.
 */
export function OperationTitle({
  name,
  operation,
}: {
  readonly name: string
  readonly operation: OperationView
}): ReactElement | null {
  const { title, method, path } = operation
  const url = path.map(({ text }) => text).join('')
  return [name, url, `${method.toUpperCase()} ${url}`].includes(title) ? null : <p>{title}</p>
}
