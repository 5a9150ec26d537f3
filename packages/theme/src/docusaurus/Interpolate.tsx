import { Fragment, type ReactElement, type ReactNode } from 'react'

/** Props of a text with interpolated values. */
export interface InterpolateProps {
  readonly children: string
  readonly values?: Readonly<Record<string, ReactNode>>
}

/** A text with each `{name}` replaced by its value. */
export function Interpolate({ children, values = {} }: InterpolateProps): ReactElement {
  return <>{interpolate(children, values)}</>
}

/** A text with each `{name}` replaced; an array if a value is not a string. */
export function interpolate(template: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode {
  const parts = template.split(/\{(\w+)\}/).map((part, index) => {
    return index % 2 === 1 ? (Object.hasOwn(values, part) ? values[part] : `{${part}}`) : part
  })
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('')
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
