import type { ReactElement, ReactNode } from 'react'
import { Frame as ThemeFrame } from '../../content/Frame.js'
import { Sheet } from './block-parts.js'

/** Props of a frame. */
export interface FrameProps {
  readonly caption?: ReactNode
  readonly children?: ReactNode
}

/** An image or other content on a surface. */
export function Frame({ caption, children }: FrameProps): ReactElement {
  return (
    <>
      <Sheet name="frame" />
      <ThemeFrame caption={caption}>{children}</ThemeFrame>
    </>
  )
}
