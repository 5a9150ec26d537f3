import type { ReactElement } from 'react'
import { layoutScript, SHARE } from '../client/layout-script.js'

export interface StopProps {
  /** How much of the text is laid out here, as a part of 1; the next stops do the rest. */
  readonly share?: number
}

/**
 * A place at which browsers lay out what there is so far. Chromium rests after a script that took ten milliseconds, but on
 * a page that it has rested on often only where another script stands before that one: an empty one is enough.
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
