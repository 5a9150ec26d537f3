import type { ReactElement, ReactNode } from 'react'
import { IconSlot } from '../components/IconSlot.js'
import { Hero as ThemeHero } from '../content/Hero.js'
import { iconHtml, Sheet } from './blocks/block-parts.js'
import { Heading } from './Heading.js'
import { Link } from './Link.js'
import { isInBrowser, message } from './message.js'

/** Props of a block of a landing page. */
export interface LandingProps {
  readonly title?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A link that looks like a button. */
export interface HeroAction {
  readonly text: ReactNode
  readonly link: string
  readonly icon?: string
}

/** Props of the first part of a landing page. `children` are next to its text. */
export interface HeroProps extends LandingProps {
  readonly eyebrow?: ReactNode
  readonly tagline?: ReactNode
  readonly actions?: readonly HeroAction[]
  readonly search?: boolean
}

/** The first part of a landing page. */
export function Hero({ title, eyebrow, tagline, actions = [], search, children }: HeroProps): ReactElement {
  const visual = children === undefined ? {} : { visual: children }
  return (
    <>
      <Sheet name="hero" />
      <ThemeHero {...visual}>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        {tagline !== undefined && <p>{tagline}</p>}
        {actions.length > 0 && (
          <Actions>
            <ul>
              {actions.map(({ text, link, icon }) => (
                <li key={link}>
                  <Link href={link}>
                    <IconSlot icon={iconHtml(icon).icon} />
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </Actions>
        )}
        {search && !isInBrowser() && message('search', {})}
      </ThemeHero>
    </>
  )
}

/** Short text above a title. */
export function Eyebrow({ children }: LandingProps): ReactElement {
  return (
    <div className="eyebrow">
      <Sheet name="actions" />
      <p>{children}</p>
    </div>
  )
}

/** A list of links that look like buttons. */
export function Actions({ children }: LandingProps): ReactElement {
  return (
    <div className="actions">
      <Sheet name="actions" />
      {children}
    </div>
  )
}

/** A part of a landing page that is as wide as the window. */
export function Section({ title, id, tone, className, children }: LandingProps & { readonly tone?: string }) {
  return (
    <section id={id} className={['band', tone && `band-${tone}`, className].filter(Boolean).join(' ')}>
      <Sheet name="section" />
      {title !== undefined && <Heading>{title}</Heading>}
      {children}
    </section>
  )
}

/** A row of logos. */
export function Logos({ title, children }: LandingProps): ReactElement {
  return (
    <div className="logos">
      <Sheet name="logos" />
      {title !== undefined && <p className="logos-title">{title}</p>}
      {children}
    </div>
  )
}
