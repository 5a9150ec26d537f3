import type { FrameProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** An image or other content on a raised surface, with a caption. */
export function Frame({ caption, children }: FrameProps): ReactElement {
  return (
    <figure className="framed">
      <div className="framed-content">{children}</div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
