import type { CardView, SiteView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** All posts of a blog by year, newest first; undated posts come last. */
export function PostArchive({
  site,
  posts,
}: {
  readonly site: SiteView
  readonly posts: readonly CardView[]
}): ReactElement {
  const format = (date: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(site.language, {
      timeZone: 'UTC',
      ...parts,
      ...(site.calendar && { calendar: site.calendar }),
    }).format(new Date(date))
  const years = new Map<string, CardView[]>()
  for (const post of posts) {
    const year = post.date === undefined ? '' : format(post.date, { year: 'numeric' })
    const listed = years.get(year)
    if (listed) listed.push(post)
    else years.set(year, [post])
  }
  return (
    <div className="prose">
      {[...years].map(([year, listed]) => (
        <section key={year}>
          {year !== '' && <h2>{year}</h2>}
          <ul>
            {listed.map(({ label, href, date }) => (
              <li key={href}>
                {date !== undefined && (
                  <>
                    <time dateTime={date}>{format(date, { month: 'long', day: 'numeric' })}</time>
                    {' – '}
                  </>
                )}
                <a href={href}>
                  <bdi>{label}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
