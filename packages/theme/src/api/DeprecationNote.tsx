import type { DeprecationView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'

/** Warns that a part of an API is deprecated; nothing if it is not. */
export function DeprecationNote({
  text,
  components: { Admonition },
  deprecation,
}: ApiProps & { readonly deprecation: DeprecationView | undefined }): ReactElement | null {
  if (!deprecation) return null
  return (
    <Admonition text={text} kind="warning" title={text('theme.api.deprecated.title')}>
      {deprecation.html === undefined ? (
        <p>{text('theme.api.deprecated.message')}</p>
      ) : (
        <ApiText html={deprecation.html} />
      )}
    </Admonition>
  )
}
