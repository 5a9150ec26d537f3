import { original, type PropsOf } from '@docgen/cli/theme'
import { useId } from 'react'

export function Footer(props: PropsOf<'Footer'>) {
  return (
    <>
      <p id={useId()}>Before the end of {props.site.title}.</p>
      <original.Footer {...props} />
    </>
  )
}
