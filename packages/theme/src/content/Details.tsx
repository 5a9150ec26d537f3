import type { DetailsProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import { IconSlot } from '../components/IconSlot.js'

/** A collapsible part of the text. */
export function Details({ text, summary, icon, group, isOpen, id, children }: DetailsProps): ReactElement {
  return (
    <details className="details" id={id} name={group} open={isOpen}>
      <summary>
        <Icon name="caret" />
        <IconSlot icon={icon} />
        <span>{summary ?? text('theme.Details.summary')}</span>
      </summary>
      <div className="details-content">{children}</div>
    </details>
  )
}
