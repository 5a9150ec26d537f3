import type { FoldView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'

/** Where the rest of a schema stands whose tree ends here. */
export function FoldLink({
  text,
  fold: { reason, name, href },
}: Pick<ApiProps, 'text'> & { readonly fold: FoldView }): ReactElement {
  return (
    <p className="facts">
      {`${text(`theme.api.fold.${reason}`)} `}
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
    </p>
  )
}
