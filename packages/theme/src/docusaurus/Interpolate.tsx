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
  const pieces = template.split(/\{(\w+)\}/).map((piece, index) => {
    return index % 2 === 1 ? (piece in values ? values[piece] : `{${piece}}`) : piece
  })
  if (pieces.every((piece) => typeof piece === 'string' || typeof piece === 'number')) return pieces.join('')
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>)
}
