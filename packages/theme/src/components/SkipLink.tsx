import type { Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../element-ids.js'

/** The first tab stop: a link that skips the navigation. */
export function SkipLink({ text }: { readonly text: Text }): ReactElement {
  return (
    <a className="skip-link" href={`#${ELEMENT_IDS.main}`}>
      {text('theme.common.skipToMainContent')}
    </a>
  )
}
