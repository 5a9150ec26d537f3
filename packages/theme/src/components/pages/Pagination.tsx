import type { PaginationProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'

/** Cards that link to the previous and the next page. */
export function Pagination({ text, previous, next }: PaginationProps): ReactElement | null {
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label={text('theme.docs.paginator.navAriaLabel')}>
      {previous && (
        <a className="pagination-link pagination-previous" href={previous.href} rel="prev">
          <span className="pagination-label">
            <Icon name="arrow-start" />
            <span>{text('theme.docs.paginator.previous')}</span>
          </span>
          <span className="pagination-title">{previous.label}</span>
        </a>
      )}
      {next && (
        <a className="pagination-link pagination-next" href={next.href} rel="next">
          <span className="pagination-label">
            <span>{text('theme.docs.paginator.next')}</span>
            <Icon name="arrow-end" />
          </span>
          <span className="pagination-title">{next.label}</span>
        </a>
      )}
    </nav>
  )
}
