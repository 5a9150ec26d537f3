import type { SiteView } from '@docgen/renderer/contract'

/** Formats a date in the page's language and calendar; `date` is RFC 3339, read in UTC. */
export function formatDay(date: string, { language, calendar }: Pick<SiteView, 'language' | 'calendar'>): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
    ...(calendar && { calendar }),
  }).format(new Date(date))
}
