import type { ApiHeadingView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'

/** A heading in the page's language. */
export function ApiHeading({
  text,
  components: { Heading },
  heading: { id, level, key },
}: ApiProps & { readonly heading: ApiHeadingView }): ReactElement {
  return (
    <Heading text={text} level={level} id={id} label={text(key)}>
      {text(key)}
    </Heading>
  )
}
