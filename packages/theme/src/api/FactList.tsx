import { Fragment, type ReactElement } from 'react'

/** A named fact. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Named facts below each other; nothing if there are none. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactElement | null {
  if (facts.length === 0) return null
  return (
    <dl className="values">
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
