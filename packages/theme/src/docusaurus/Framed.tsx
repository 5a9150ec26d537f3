import type { ReactElement, ReactNode } from 'react'

/** Props of a frame. */
export interface FramedProps {
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** What a component of docgen's is, in a `div` where it was given class names. */
export function Framed({ className = '', children }: FramedProps): ReactElement {
  return className.trim() === '' ? <>{children}</> : <div className={className}>{children}</div>
}
