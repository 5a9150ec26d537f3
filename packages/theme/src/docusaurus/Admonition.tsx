import type { ReactElement, ReactNode } from 'react'
import { Admonition as ThemeAdmonition } from '../content/Admonition.js'
import { text } from './message.js'

/** Props of a remark as Docusaurus names them. */
export interface AdmonitionProps {
  readonly type?: string
  readonly title?: ReactNode
  readonly children?: ReactNode
}

const KINDS = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
} as const

/** The theme's remark. */
export function Admonition({ type = 'note', title, children }: AdmonitionProps): ReactElement {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : 'note'
  return (
    <ThemeAdmonition text={text} kind={kind} title={title}>
      {children}
    </ThemeAdmonition>
  )
}
