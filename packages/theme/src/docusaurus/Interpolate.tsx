import { Fragment, type ReactElement, type ReactNode } from 'react'

/** Props of a text with interpolated values. */
export interface InterpolateProps {
  readonly children: string
  readonly values?: Readonly<Record<string, ReactNode>>
}

/** Renders a text with values instead of `{name}`. A name without a value stays. */
export function Interpolate({ children, values = {} }: InterpolateProps): ReactElement {
  return <>{interpolate(children, values)}</>
}

/**
 * Replaces each `{name}` that has a value. Returns a string, or an array of elements if a value is neither a string nor
 * a number.
 */
export function interpolate(template: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode {
  const parts = template.split(/\{(\w+)\}/).map((part, index) => {
    return index % 2 === 1 ? (Object.hasOwn(values, part) ? values[part] : `{${part}}`) : part
  })
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('')
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
