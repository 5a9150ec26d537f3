import type { ReactElement, ReactNode } from 'react'

/** A named fact. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Facts with their names, one below the other; nothing where there are none. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactElement | null {
  if (facts.length === 0) return null
  return (
    <dl className="values">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <code>{value}</code> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
