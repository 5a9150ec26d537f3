import type { NavbarView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Logo } from './Logo.js'

/** Logo and title, linked to the home page. */
export function Brand({ navbar }: { readonly navbar: NavbarView }): ReactElement | null {
  const { logo, title, homeHref } = navbar
  if (!logo && title === undefined) return null
  return (
    <a className="brand" href={logo?.href ?? homeHref} target={logo?.target}>
      {logo && <Logo logo={title === undefined ? logo : { ...logo, alt: '' }} className="brand-logo" />}
      {title !== undefined && (
        <span className="brand-title" dir="auto">
          {title}
        </span>
      )}
    </a>
  )
}
