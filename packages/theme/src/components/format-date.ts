import type { CardView, SiteView } from '@docgen/renderer/contract'

type Locale = Pick<SiteView, 'language' | 'calendar'>

/** Formats parts of a date in the page's language and calendar; `date` is RFC 3339, read in UTC. */
export function formatDate(
  date: string,
  { language, calendar }: Locale,
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...parts, ...(calendar && { calendar }) }).format(
    new Date(date),
  )
}

/** Groups cards by the year of their date, in the given order. Cards without a date have an empty string as year. */
export function groupByYear(
  cards: readonly CardView[],
  dateOf: (card: CardView) => string | undefined,
  locale: Locale,
): ReadonlyMap<string, readonly CardView[]> {
  const years = new Map<string, CardView[]>()
  for (const card of cards) {
    const date = dateOf(card)
    const year = date === undefined ? '' : formatDate(date, locale, { year: 'numeric' })
    const listed = years.get(year)
    if (listed) listed.push(card)
    else years.set(year, [card])
  }
  return years
}
