import type { NeighborView, PaginationProps, Text } from '@docgen/renderer/contract'
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
            <span>{labelOf(previous, 'previous', text)}</span>
          </span>
          <span className="pagination-title">{previous.label}</span>
        </a>
      )}
      {next && (
        <a className="pagination-link pagination-next" href={next.href} rel="next">
          <span className="pagination-label">
            <span>{labelOf(next, 'next', text)}</span>
            <Icon name="arrow-end" />
          </span>
          <span className="pagination-title">{next.label}</span>
        </a>
      )}
    </nav>
  )
}

/** Releases and posts are listed newest first: their labels are "Newer" and "Older", because "Next" would be older. */
function labelOf({ age }: NeighborView, position: 'previous' | 'next', text: Text): string {
  return text(age === undefined ? `theme.docs.paginator.${position}` : `theme.paginator.${age}`)
}
