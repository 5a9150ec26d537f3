import type { ReactElement, ReactNode } from 'react'
import { Admonition as ThemeAdmonition } from '../../content/Admonition.js'
import { text } from '../message.js'
import { Framed } from './Framed.js'

/** Props of an admonition under Docusaurus' names. */
export interface AdmonitionProps {
  readonly type?: string
  readonly title?: ReactNode
  /** Replaces the icon of its kind; `null` for none. */
  readonly icon?: ReactNode
  readonly className?: string
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

/**
 * Titles of types that docgen renders as another kind, as in Docusaurus; `undefined` if a UI text contains the title.
 */
const TITLES: Readonly<Record<string, string | undefined>> = {
  caution: undefined,
  important: undefined,
  secondary: 'Secondary',
  success: 'Success',
}

/** The theme's admonition. */
export function Admonition({ type = 'note', title, icon, className, children }: AdmonitionProps): ReactElement {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : 'note'
  const name = Object.hasOwn(TITLES, type) ? type : undefined
  const ownTitle = title ?? TITLES[name ?? '']
  const hasIcon = icon !== undefined && icon !== null && typeof icon !== 'boolean'
  const label = hasIcon ? (
    <>
      {icon} {ownTitle ?? text(`theme.admonition.${name ?? kind}`)}
    </>
  ) : (
    ownTitle
  )
  return (
    <Framed className={className}>
      <ThemeAdmonition
        text={text}
        kind={kind}
        {...(name !== undefined && { name })}
        title={label}
        hasOwnIcon={icon !== undefined}
      >
        {children}
      </ThemeAdmonition>
    </Framed>
  )
}
