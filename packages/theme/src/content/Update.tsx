import type { BadgeProps, UpdateProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Badge } from './Badge.js'

/** An entry of a changelog: its heading and facts next to what has changed. */
export function Update({ heading, date, tags, children }: UpdateProps): ReactElement {
  return (
    <section className="update">
      <div className="update-head">
        {heading}
        {(date || tags.length > 0) && (
          <p className="update-facts">
            {date && <time dateTime={/^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined}>{date}</time>}
            {tags.map((tag) => (
              <Badge key={tag} kind={kindOf(tag)}>
                {tag}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className="update-body">{children}</div>
    </section>
  )
}

/** Colors of the usual words of changelogs; the word itself conveys the same. */
const KINDS: ReadonlyMap<string, BadgeProps['kind']> = new Map([
  ['new', 'tip'],
  ['added', 'tip'],
  ['improved', 'info'],
  ['changed', 'info'],
  ['fixed', 'warning'],
  ['removed', 'danger'],
])

function kindOf(tag: string): BadgeProps['kind'] {
  return KINDS.get(tag.toLowerCase()) ?? 'note'
}
