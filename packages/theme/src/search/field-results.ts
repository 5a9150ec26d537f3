import type { Text } from '@docgen/renderer/contract'
import type { HitList } from '@docgen/renderer/search'
import { element } from './element.js'
import { groupHits } from './group-hits.js'
import { createListBox, type ListBox } from './list-box.js'
import type { RecentSearches } from './recent-searches.js'
import { renderHitOptions } from './render-hits.js'
import { renderRecentHead, renderSearches, renderSearchLinks } from './render-links.js'
import { renderFailure, renderNothing, renderPanel } from './render-panel.js'
import type { ReaderScope, SiteSearch } from './site-search.js'
import { createSnippets, type Snippets } from './snippets.js'

/** Inputs of the results below a search field. */
export interface FieldResultsInput {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly search: SiteSearch
  readonly recent: RecentSearches
  /** Whether the panel is always visible, as in the sheet. */
  readonly isSheet: boolean
  /** Runs the query in the field again. */
  readonly onRepeat: () => void
}

/** The panel below a search field, which shows the results of one query at a time. */
export interface FieldResults {
  /** Element with the options. */
  readonly list: HTMLElement
  readonly options: ListBox
  /** Sets the labels of the panel, once the UI texts are known. */
  readonly label: (text: Text) => void
  readonly isOpen: () => boolean
  readonly setOpen: (isOpen: boolean) => void
  /** Shows hits; `pause` is the delay before their texts are read, in milliseconds. */
  readonly showHits: (result: HitList, pause: number, scope: ReaderScope) => void
  /** Shows that nothing was found. */
  readonly showNothing: (scope: ReaderScope) => void
  /** Shows recent and suggested searches, for an empty field. */
  readonly showStart: (scope: ReaderScope) => void
  readonly showFailure: () => void
  /** Removes the panel. */
  readonly end: () => void
}

/** Creates the panel of a search field. It is open only in the sheet. */
export function createFieldResults(options: FieldResultsInput): FieldResults {
  const { form, input, search, recent, isSheet, onRepeat } = options
  const panel = renderPanel('docgen-search-list', input.getAttribute('aria-label') ?? '')
  const listBox = createListBox(input, panel.list)
  let snippets: Snippets | undefined

  const setOpen = (isOpen: boolean): void => {
    panel.root.hidden = !isOpen
    listBox.setOpen(isOpen && !panel.list.hidden)
  }
  const show = (note: readonly Node[], children: readonly HTMLElement[], isFirstActive = false): void => {
    panel.note.replaceChildren(...note)
    listBox.fill(children, isFirstActive)
    setOpen(isSheet || note.length > 0 || children.length > 0)
  }
  const repeat = (): void => {
    input.focus()
    onRepeat()
  }
  const renderLinks = (scope: ReaderScope, hasHits: boolean): HTMLElement[] => {
    const query = input.value.trim()
    return renderSearchLinks({ scope, hasHits, hrefOf: (context) => search.hrefOf(query, scope, context) })
  }
  const showNothing = (scope: ReaderScope): void => {
    const { text } = scope.setup
    snippets?.end()
    show([renderNothing(input.value.trim(), text)], renderLinks(scope, false))
    panel.status.textContent = text('theme.SearchBar.noResultsText')
  }

  form.append(panel.root)
  setOpen(isSheet)
  return {
    list: panel.list,
    options: listBox,
    label: panel.label,
    isOpen: () => !panel.root.hidden,
    setOpen,
    showHits: (result, pause, scope) => {
      const { text } = scope.setup
      snippets?.end()
      const onLost = (): void => {
        if (!panel.list.querySelector('.search-hit')) showNothing(scope)
      }
      snippets = createSnippets({ found: result, pause, onLost })
      show([], [renderHitOptions(result.hits, text, snippets), ...renderLinks(scope, true)], true)
      const count = groupHits(result.hits).length
      panel.status.textContent = text('theme.SearchPage.documentsFound.plurals', { count })
    },
    showNothing,
    showStart: ({ setup: { text, suggestions } }) => {
      snippets?.end()
      panel.status.textContent = ''
      const searches = recent.list()
      const clear = (): void => {
        recent.clear()
        repeat()
      }
      const children = [
        ...(searches.length > 0 ? [renderSearches(searches, 'recent', text)] : []),
        ...(suggestions.length > 0 ? [renderSearches(suggestions, 'suggested', text)] : []),
      ]
      if (children.length > 0) show(searches.length > 0 ? [renderRecentHead(text, clear)] : [], children)
      else show(isSheet ? [element('p', { class: 'search-start' }, text('theme.SearchBar.start'))] : [], [])
    },
    showFailure: () => {
      panel.status.textContent = ''
      const retry = (): void => {
        panel.note.replaceChildren()
        repeat()
      }
      show([renderFailure(search.text(), retry)], [])
    },
    end: () => {
      snippets?.end()
      panel.root.remove()
      listBox.release()
    },
  }
}
