import type { ConstraintView, SchemaView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'

// Rendered as code after a label.
const IN_CODE = new Set(['pattern', 'xml'])

/** Limits, default value and examples side by side; nothing if there are none. */
export function SchemaFacts({
  text,
  schema: { constraints, constant, defaultValue, examples },
}: Pick<ApiProps, 'text'> & { readonly schema: SchemaView }): ReactElement {
  const codes = constraints.filter(({ name }) => IN_CODE.has(name))
  const limits = joinRanges(constraints.filter(({ name }) => !IN_CODE.has(name)))
  const values = [
    ...codes.map(({ name, value }) => ({ label: text(`theme.api.constraint.${name}`), value })),
    ...(constant === undefined ? [] : [{ label: text('theme.api.constant'), value: constant }]),
    ...(defaultValue === undefined ? [] : [{ label: text('theme.api.default'), value: defaultValue }]),
    ...examples.map((value) => ({ label: text('theme.api.example'), value })),
  ]
  return (
    <Facts>
      {limits.map(({ name, value, most = '' }) => (
        <span key={name + value}>{text(`theme.api.constraint.${name}`, { value, most })}</span>
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

// Rendered as one range if a schema has both ends.
const RANGES: Readonly<Record<string, { readonly end: string; readonly name: string }>> = {
  minimum: { end: 'maximum', name: 'range' },
  minLength: { end: 'maxLength', name: 'lengthRange' },
  minItems: { end: 'maxItems', name: 'itemsRange' },
  minProperties: { end: 'maxProperties', name: 'propertiesRange' },
}

function joinRanges(limits: readonly ConstraintView[]): readonly (ConstraintView & { readonly most?: string })[] {
  const ends = new Set<ConstraintView>()
  const joined = limits.map((limit) => {
    const range = RANGES[limit.name]
    const end = range && limits.find(({ name }) => name === range.end)
    if (!end) return limit
    ends.add(end)
    return { name: range.name, value: limit.value, most: end.value }
  })
  return joined.filter((limit) => !ends.has(limit))
}
