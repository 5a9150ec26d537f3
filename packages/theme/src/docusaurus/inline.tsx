import { type ReactElement, type ReactNode, useId } from 'react'
import { Badge as ThemeBadge } from '../components/Badge.js'
import { InlineIcon } from '../content/InlineIcon.js'
import { Tooltip as ThemeTooltip } from '../content/Tooltip.js'
import { iconHtml, Sheet } from './blocks/block-parts.js'

/** Props of a badge. */
export interface BadgeProps {
  readonly text?: ReactNode
  readonly type?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  readonly icon?: string
  readonly children?: ReactNode
}

/** A short label in the text. */
export function Badge({ text, type = 'note', icon, children }: BadgeProps): ReactElement {
  return (
    <>
      <Sheet name="badge" />
      <ThemeBadge kind={type} {...iconHtml(icon)}>
        {text ?? children}
      </ThemeBadge>
    </>
  )
}

/** An icon by its name; nothing in a browser. */
export function Icon({ name, label }: { readonly name: string; readonly label?: string }): ReactElement | null {
  const { icon } = iconHtml(name)
  return icon === undefined ? null : <InlineIcon icon={icon} {...(label !== undefined && { label })} />
}

/** A term with an explanation. */
export function Tooltip({ tip, children }: { readonly tip: string; readonly children?: ReactNode }): ReactElement {
  const id = useId()
  return (
    <>
      <Sheet name="tooltip" />
      <ThemeTooltip id={id} tip={tip}>
        {children}
      </ThemeTooltip>
    </>
  )
}
