import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ChangeBadge } from '../ChangeBadge.js'
import { formatDate } from '../format-date.js'

/**
 * The date and labels of a page and how long it takes to read, below its title; nothing without any of them. Omits a
 * label that is also the heading of a section.
 */
export function PageFacts({
  site,
  text,
  page: { date, labels = [] },
  toc,
  readingMinutes,
}: Pick<PageProps, 'site' | 'text' | 'page' | 'toc' | 'readingMinutes'>): ReactElement | null {
  const otherLabels = labels.filter((label) => toc.every((entry) => entry.text !== label))
  if (date === undefined && otherLabels.length === 0 && readingMinutes === undefined) return null
  return (
    <p className="page-facts">
      {date !== undefined && <time dateTime={date}>{formatDate(date, site)}</time>}
      {readingMinutes !== undefined && <span>{text('theme.readingTime.plurals', { count: readingMinutes })}</span>}
      {otherLabels.map((label) => (
        <ChangeBadge key={label} label={label} />
      ))}
    </p>
  )
}
