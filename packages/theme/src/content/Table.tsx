import type { TableProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** A table in a container that scrolls when the window is narrower than the table. */
export function Table({ text, children }: TableProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and a region would be a landmark too many
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="table-box" role="group" aria-label={text('theme.Table.scrollAreaAriaLabel')} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

Table.opaqueProps = [] as const
