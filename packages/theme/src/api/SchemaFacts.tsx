import type { SchemaView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'

/** Limits, the value that stands in, and examples, side by side; nothing where there are none. */
export function SchemaFacts({
  text,
  schema: { constraints, constant, defaultValue, examples },
}: Pick<ApiProps, 'text'> & { readonly schema: SchemaView }): ReactElement {
  const patterns = constraints.filter(({ name }) => name === 'pattern')
  const limits = constraints.filter(({ name }) => name !== 'pattern')
  const values = [
    ...patterns.map(({ value }) => ({ label: text('theme.api.constraint.pattern'), value })),
    ...(constant === undefined ? [] : [{ label: text('theme.api.constant'), value: constant }]),
    ...(defaultValue === undefined ? [] : [{ label: text('theme.api.default'), value: defaultValue }]),
    ...examples.map((value) => ({ label: text('theme.api.example'), value })),
  ]
  return (
    <Facts>
      {limits.map(({ name, value }) => (
        <span key={name + value}>{text(`theme.api.constraint.${name}`, { value })}</span>
      ))}
      {values.map(({ label, value }, index) => (
        <span key={index}>
          {`${label} `}
          <code>{value}</code>
        </span>
      ))}
    </Facts>
  )
}
