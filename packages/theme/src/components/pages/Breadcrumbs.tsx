import type { BreadcrumbsProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'

/** The path from the start page to this one; nothing without breadcrumbs. */
export function Breadcrumbs({ site, text, breadcrumbs }: BreadcrumbsProps): ReactElement | null {
  if (breadcrumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={text('theme.docs.breadcrumbs.navAriaLabel')}>
      <ol>
        <li>
          <a className="breadcrumbs-home" href={site.homeHref} aria-label={text('theme.docs.breadcrumbs.home')}>
            <Icon name="home" />
          </a>
        </li>
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={index}>
            {href !== undefined && index < breadcrumbs.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
