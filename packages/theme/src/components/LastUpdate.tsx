import type { BaseProps, LastUpdateView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { formatDay } from './format-day.js'

/** When and by whom the page was last changed. The date is in UTC and in the page's language. */
export function LastUpdate({
  site,
  text,
  lastUpdate,
}: BaseProps & { readonly lastUpdate: LastUpdateView }): ReactElement {
  const { date, author } = lastUpdate
  const byUser = author === undefined ? '' : text('theme.lastUpdated.byUser', { user: author })
  if (date === undefined) {
    return <p className="last-update">{text('theme.lastUpdated.lastUpdatedAtBy', { atDate: '', byUser })}</p>
  }
  const day = formatDay(date, site)
  const atDate = text('theme.lastUpdated.atDate', { date: day })
  const sentence = text('theme.lastUpdated.lastUpdatedAtBy', { atDate, byUser })
  const start = sentence.indexOf(day)
  return (
    <p className="last-update">
      {sentence.slice(0, start)}
      <time dateTime={date}>{day}</time>
      {sentence.slice(start + day.length)}
    </p>
  )
}
