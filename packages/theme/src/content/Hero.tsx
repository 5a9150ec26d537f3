import type { HeroProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** The first part of a landing page. */
export function Hero({ children, visual }: HeroProps): ReactElement {
  return (
    <div className="hero">
      <div className="hero-text">{children}</div>
      {visual !== undefined && <div className="hero-visual">{visual}</div>}
    </div>
  )
}
