import type { SearchFormProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'
import { joinClassNames } from './join-class-names.js'

/** A search field that submits to the search page, with or without script. */
export function SearchForm({ site, text, size, className, placeholder, children }: SearchFormProps): ReactElement {
  const label = text('theme.SearchBar.label')
  const formLabel = size === 'small' ? label : text('theme.SearchPage.emptyResultsTitle')
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that lack the search element know the role
    <form
      className={joinClassNames('search-form', `search-form-${size}`, className)}
      action={site.searchHref}
      role="search"
      aria-label={formLabel}
      data-search={size}
    >
      <Icon name="search" />
      <input
        className="search-input"
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        spellCheck={false}
      />
      {children}
      {size === 'small' && (
        <kbd className="search-shortcut" hidden aria-hidden>
          Ctrl K
        </kbd>
      )}
    </form>
  )
}
