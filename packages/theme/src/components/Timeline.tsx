import type { CardView, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ChangeBadge } from './ChangeBadge.js'
import { formatDate, groupByYear } from './format-date.js'
import { Updates } from './Updates.js'

/** Props of a timeline. */
export interface TimelineProps {
  readonly site: SiteView
  readonly text: Text
  /** Newest first; entries without a date last. */
  readonly entries: readonly CardView[]
}

/** Pages by year: date, title, labels and description. A row of buttons filters the pages by label. */
export function Timeline({ site, text, entries }: TimelineProps): ReactElement {
  const years = groupByYear(entries, ({ date }) => date, site)
  const labels = new Set(entries.flatMap((entry) => entry.labels ?? []))
  return (
    <Updates text={text} tags={[...labels]}>
      {[...years].map(([year, listed]) => (
        <section key={year} className="timeline" aria-label={year || undefined}>
          {year !== '' && <h2>{year}</h2>}
          <ol>
            {listed.map(({ label, href, description, date, labels: entryLabels = [] }) => (
              <li key={href} className="update">
                {date === undefined ? (
                  <span />
                ) : (
                  <time dateTime={date}>{formatDate(date, site, { month: 'short', day: 'numeric' })}</time>
                )}
                <h3>
                  <a href={href}>
                    <bdi>{label}</bdi>
                  </a>
                </h3>
                {entryLabels.length > 0 && (
                  <p className="update-facts">
                    {entryLabels.map((each) => (
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
