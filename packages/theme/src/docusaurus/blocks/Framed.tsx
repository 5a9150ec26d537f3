import type { ReactElement, ReactNode } from 'react'

/** Props of a wrapper. */
export interface FramedProps {
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Wraps docgen's component in a `div` if class names are given. */
export function Framed({ className = '', children }: FramedProps): ReactElement {
  return className.trim() === '' ? <>{children}</> : <div className={className}>{children}</div>
}
