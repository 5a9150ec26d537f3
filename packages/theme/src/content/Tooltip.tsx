import type { TooltipProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * A term whose explanation appears on hover and focus. It is a button, so that keyboards and fingers reach it; style
 * sheets show the text, and the script hides it on Escape.
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
