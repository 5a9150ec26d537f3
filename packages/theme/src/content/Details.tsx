import type { DetailsProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'

/** A collapsible part of the text. */
export function Details({ text, summary, isOpen, id, children }: DetailsProps): ReactElement {
  return (
    <details className="details" id={id} open={isOpen}>
      <summary>
        <Icon name="caret" />
        <span>{summary ?? text('theme.Details.summary')}</span>
      </summary>
      <div className="details-content">{children}</div>
    </details>
  )
}
