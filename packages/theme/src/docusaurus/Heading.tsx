import { createElement, type HTMLAttributes, type ReactElement } from 'react'
import { Heading as ThemeHeading } from '../content/Heading.js'
import { text } from './message.js'

/** Props of a heading. `as` is its tag, `h2` by default. */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading. If it has an id and is not an `h1`, it has a link to itself. */
export function Heading({ as = 'h2', id, children, ...rest }: HeadingProps): ReactElement {
  if (id === undefined || as === 'h1') return createElement(as, { ...rest, id }, children)
  const level = Number(as.slice(1)) as 2 | 3 | 4 | 5 | 6
  const label = typeof children === 'string' ? children : id
  const { className } = rest
  return (
    <ThemeHeading text={text} level={level} id={id} label={label} {...(className !== undefined && { className })}>
      {children}
    </ThemeHeading>
  )
}
