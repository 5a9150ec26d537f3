import type { ReactElement } from 'react'

/** The method of a request in its colour; the word stands in it, so that the colour is never all there is. */
export function MethodBadge({ method }: { readonly method: string }): ReactElement {
  return <span className={`method method-${method}`}>{method}</span>
}
