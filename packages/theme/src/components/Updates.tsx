import type { UpdatesProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * A changelog: its entries below a row of tags. The script shows only the entries with the chosen tag. Without scripts,
 * style sheets hide the row.
 */
export function Updates({ text, tags, children }: UpdatesProps): ReactElement {
  return (
    <div className="updates">
      {tags.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a box
        <div className="update-filter" role="group" aria-label={text('theme.Updates.filter')}>
          {[text('theme.Updates.all'), ...tags].map((tag, index) => (
            <button
              key={tag}
              type="button"
              className="update-tag"
              data-tag={index === 0 ? '' : tag}
              aria-pressed={index === 0}
            >
              {tag}
            </button>
          ))}
          <span role="status" />
        </div>
      )}
      {children}
    </div>
  )
}
