import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { Details as ThemeDetails } from '../../content/Details.js'
import { text } from '../message.js'
import { Framed } from './Framed.js'

/** Props of a collapsible part. */
export interface DetailsProps {
  readonly summary?: ReactNode
  readonly open?: boolean
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** The theme's details; a `<summary>` element is unwrapped to its content. */
export function Details({ summary, open = false, id, className, children }: DetailsProps): ReactElement {
  const label =
    isValidElement<{ children?: ReactNode }>(summary) && summary.type === 'summary' ? summary.props.children : summary
  return (
    <Framed className={className}>
      <ThemeDetails text={text} summary={label} isOpen={open} {...(id !== undefined && { id })}>
        {children}
      </ThemeDetails>
    </Framed>
  )
}
