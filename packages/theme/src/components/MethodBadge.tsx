import type { ReactElement } from 'react'

/** The method of a request in its color. The word is in the text, so color is never the only information. */
export function MethodBadge({ method }: { readonly method: string }): ReactElement {
  return <span className={`method method-${method}`}>{method}</span>
}
