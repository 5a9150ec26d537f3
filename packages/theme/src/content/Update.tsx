import type { UpdateProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ChangeBadge } from '../components/ChangeBadge.js'

/** An entry of a changelog: its heading and facts next to a description of the changes. */
export function Update({ heading, date, tags, children }: UpdateProps): ReactElement {
  return (
    <section className="update">
      <div className="update-head">
        {heading}
        {(date || tags.length > 0) && (
          <p className="update-facts">
            {date && <time dateTime={/^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined}>{date}</time>}
            {tags.map((tag) => (
              <ChangeBadge key={tag} label={tag} />
            ))}
          </p>
        )}
      </div>
      <div className="update-body">{children}</div>
    </section>
  )
}
