import type { ReactElement } from 'react'
import { layoutScript, SHARE } from '../client/layout-script.js'

export interface StopProps {
  /** Share of the text laid out here, from 0 to 1; later stops lay out the rest. */
  readonly share?: number
}

/**
 * A position at which browsers lay out what they have parsed so far. Chromium yields after a script that took ten
 * milliseconds. On a page where it has often yielded, it does so only where another script precedes that one; an empty
 * one suffices.
 */
export function Stop({ share }: StopProps): ReactElement {
  const mark = share === undefined ? {} : { [SHARE]: share }
  return (
    <>
      <script />
      <script {...mark} dangerouslySetInnerHTML={{ __html: layoutScript }} />
    </>
  )
}
