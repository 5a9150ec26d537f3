import type { ReactElement, ReactNode } from 'react'
import { Card as ThemeCard } from '../../content/Card.js'
import { Link } from '../Link.js'
import { iconHtml, Sheet, withIcon } from './block-parts.js'
import { Framed } from './Framed.js'

/** Props of a card. */
export interface CardProps {
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly href?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** The theme's card. */
export function Card({ title, icon, href, className, children }: CardProps): ReactElement {
  const label = withIcon(icon, title ?? href)
  return (
    <Framed className={className}>
      <Sheet name="cards" />
      {href !== undefined && <Sheet name="card-link" />}
      <ThemeCard
        {...iconHtml(icon)}
        {...(label !== undefined && { title: href === undefined ? label : <Link href={href}>{label}</Link> })}
      >
        {children}
      </ThemeCard>
    </Framed>
  )
}

/** A card with a description. */
export function LinkCard({
  description,
  ...props
}: Omit<CardProps, 'children'> & { readonly description?: ReactNode }) {
  return <Card {...props}>{description === undefined ? undefined : <p>{description}</p>}</Card>
}
