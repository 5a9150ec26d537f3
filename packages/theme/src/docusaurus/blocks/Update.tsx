import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Updates as ThemeUpdates } from '../../components/Updates.js'
import { Update as ThemeUpdate } from '../../content/Update.js'
import { Heading } from '../Heading.js'
import { text } from '../message.js'
import { Sheet } from './block-parts.js'

/** Props of an entry of a changelog. */
export interface UpdateProps {
  readonly label: string
  readonly date?: string
  readonly tags?: readonly string[]
  readonly id?: string
  readonly children?: ReactNode
}

/** An entry of a changelog. */
export function Update({ label, date, tags = [], id, children }: UpdateProps): ReactElement {
  const heading = <Heading {...(id !== undefined && { id })}>{label}</Heading>
  return (
    <>
      <Sheet name="update" />
      {tags.length > 0 && <Sheet name="badge" />}
      <ThemeUpdate heading={heading} tags={tags} {...(date !== undefined && { date })}>
        {children}
      </ThemeUpdate>
    </>
  )
}

/** A changelog: updates below a row of their tags. */
export function Updates({ children }: { readonly children?: ReactNode }): ReactElement {
  const tags = Children.toArray(children).flatMap((child) =>
    isValidElement<UpdateProps>(child) ? (child.props.tags ?? []) : [],
  )
  return (
    <>
      <Sheet name="updates" />
      <ThemeUpdates text={text} tags={[...new Set(tags)]}>
        {children}
      </ThemeUpdates>
    </>
  )
}
