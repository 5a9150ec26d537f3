import type { ReactElement } from 'react'
import { FIRST_HALF, layoutScript } from '../client/layout-script.js'

export interface StopProps {
  /** True where the first half of the text is laid out, and the next stop does the rest. */
  readonly isFirstHalf?: boolean
}

/**
 * A place at which browsers lay out what there is so far. Chromium rests after a script that took ten milliseconds, but on
 * a page that it has rested on often only where another script stands before that one: an empty one is enough.
 */
export function Stop({ isFirstHalf = false }: StopProps): ReactElement {
  const mark = isFirstHalf ? { [FIRST_HALF]: '' } : {}
  return (
    <>
      <script />
      <script {...mark} dangerouslySetInnerHTML={{ __html: layoutScript }} />
    </>
  )
}
