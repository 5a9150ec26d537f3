import type { ReactElement } from 'react'
import type { TocEntry } from '../../../contract/index.js'

/** Headings as a list of links in the text; deeper headings are in nested lists. */
export function TocList({ entries }: { readonly entries: readonly TocEntry[] }): ReactElement | null {
  if (entries.length === 0) return null
  const top = entries.reduce((least, { level }) => Math.min(least, level), Infinity)
  const groups: { entry?: TocEntry; inner: TocEntry[] }[] = []
  for (const entry of entries) {
    if (entry.level === top) groups.push({ entry, inner: [] })
    else if (groups.length === 0) groups.push({ inner: [entry] })
    else groups.at(-1)?.inner.push(entry)
  }
  return (
    <ul>
      {groups.map(({ entry, inner }, index) => (
        <li key={entry?.id ?? index}>
          {entry && <a href={`#${entry.id}`} dangerouslySetInnerHTML={{ __html: entry.html }} />}
          {inner.length > 0 && <TocList entries={inner} />}
        </li>
      ))}
    </ul>
  )
}
