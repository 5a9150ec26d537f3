import type { TooltipProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * A term with an explanation that appears on hover and focus. The term is a button, so that readers can reach it by
 * keyboard and touch. Style sheets show the explanation, and the script hides it on Escape.
 */
export function Tooltip({ id, tip, children }: TooltipProps): ReactElement {
  return (
    <span className="tooltip">
      <button type="button" className="tooltip-term" aria-describedby={id}>
        {children}
      </button>
      <span className="tooltip-text" role="tooltip" id={id}>
        {tip}
      </span>
    </span>
  )
}
