import type { TableProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import { joinClassNames } from '../components/join-class-names.js'

/** A table in a container that scrolls when the window is narrower than the table, below a field if it has a filter. */
export function Table({ text, isLong, hasFilter, isCompact, children }: TableProps): ReactElement {
  const table = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and a region would be a landmark too many
    <div
      className={joinClassNames('table-box', isLong && 'is-long', isCompact && 'is-compact')}
      role="group"
      aria-label={text('theme.Table.scrollAreaAriaLabel')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  )
  if (!hasFilter) return table
  const label = text('theme.Table.filter')
  return (
    <div className="filtered-table">
      {/* The style sheet hides the field from readers without scripts. */}
      <div className="table-filter search-form">
        <Icon name="search" />
        <input type="search" className="search-input" placeholder={label} aria-label={label} autoComplete="off" />
        <span role="status" data-empty={text('theme.Table.noRows')} />
      </div>
      {table}
    </div>
  )
}

Table.opaqueProps = [] as const
