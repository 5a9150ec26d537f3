import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ChangeBadge } from '../ChangeBadge.js'
import { formatDate } from '../format-date.js'

/** The date and labels of a page and how long it takes to read, below its title; nothing without any of them. */
export function PageFacts({
  site,
  text,
  page: { date, labels = [] },
  readingMinutes,
}: Pick<PageProps, 'site' | 'text' | 'page' | 'readingMinutes'>): ReactElement | null {
  if (date === undefined && labels.length === 0 && readingMinutes === undefined) return null
  return (
    <p className="page-facts">
      {date !== undefined && <time dateTime={date}>{formatDate(date, site)}</time>}
      {readingMinutes !== undefined && <span>{text('theme.readingTime.plurals', { count: readingMinutes })}</span>}
      {labels.map((label) => (
        <ChangeBadge key={label} label={label} />
      ))}
    </p>
  )
}
