import type { CardView, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ChangeBadge } from './ChangeBadge.js'
import { Updates } from './Updates.js'

/** Props of a timeline. */
export interface TimelineProps {
  readonly site: SiteView
  readonly text: Text
  /** Pages with dates, the newest first. */
  readonly entries: readonly CardView[]
}

/** Pages by year: date, title, labels and description. A row of buttons shows those with one label. */
export function Timeline({ site, text, entries }: TimelineProps): ReactElement {
  const format = (date: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(site.language, {
      timeZone: 'UTC',
      ...parts,
      ...(site.calendar && { calendar: site.calendar }),
    }).format(new Date(date))
  const years = new Map<string, CardView[]>()
  for (const entry of entries) {
    const year = format(entry.date ?? '', { year: 'numeric' })
    const listed = years.get(year)
    if (listed) listed.push(entry)
    else years.set(year, [entry])
  }
  const labels = new Set(entries.flatMap((entry) => entry.labels ?? []))
  return (
    <Updates text={text} tags={[...labels]}>
      {[...years].map(([year, listed]) => (
        <section key={year} className="timeline" aria-label={year}>
          <h2>{year}</h2>
          <ol>
            {listed.map(({ label, href, description, date = '', labels: own = [] }) => (
              <li key={href} className="update">
                <time dateTime={date}>{format(date, { month: 'short', day: 'numeric' })}</time>
                <h3>
                  <a href={href}>
                    <bdi>{label}</bdi>
                  </a>
                </h3>
                {own.length > 0 && (
                  <p className="update-facts">
                    {own.map((each) => (
                      <ChangeBadge key={each} label={each} />
                    ))}
                  </p>
                )}
                {description !== undefined && (
                  <p className="timeline-text">
                    <bdi>{description}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Updates>
  )
}
