import type { SchemaView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** Props of a schema's type. */
export interface TypeLabelProps {
  readonly schema: Pick<SchemaView, 'type' | 'page'>
  /** Shown instead of the type. */
  readonly label?: string
}

/** The type of a schema. Links to the page of the named schema that the type contains, if there is one. */
export function TypeLabel({ schema: { type, page }, label = type }: TypeLabelProps): ReactElement {
  if (!page) return <span className="type">{label}</span>
  const { name, href } = page
  if (name === undefined) {
    return (
      <a className="type" href={href}>
        {label}
      </a>
    )
  }
  return (
    <>
      <span className="type">{label}</span>{' '}
      <a className="type" href={href}>
        {name}
      </a>
    </>
  )
}
