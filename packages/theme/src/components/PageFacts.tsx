import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { formatDay } from './blog/format-day.js'

/** The date of a page and how long it takes to read, below its title; nothing without both. */
export function PageFacts({
  site,
  text,
  page: { date },
  readingMinutes,
}: Pick<PageProps, 'site' | 'text' | 'page' | 'readingMinutes'>): ReactElement | null {
  if (date === undefined && readingMinutes === undefined) return null
  return (
    <p className="page-facts">
      {date !== undefined && <time dateTime={date}>{formatDay(date, site)}</time>}
      {readingMinutes !== undefined && <span>{text('theme.readingTime.plurals', { count: readingMinutes })}</span>}
    </p>
  )
}
