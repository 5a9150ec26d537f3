import type { FoldView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'

/** A link to the rest of a schema whose tree ends here. */
export function FoldLink({
  text,
  fold: { reason, name, href },
}: Pick<ApiProps, 'text'> & { readonly fold: FoldView }): ReactElement {
  return (
    <Facts>
      <span>{text(`theme.api.fold.${reason}`)}</span>
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
    </Facts>
  )
}
