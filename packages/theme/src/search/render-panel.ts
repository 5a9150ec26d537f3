import type { Text } from '@docgen/renderer/contract'
import { createProblem, problemText } from '../client/navigation/problem.js'
import { element, icon } from './element.js'

/** The parts of the panel that shows results. */
export interface Panel {
  readonly root: HTMLElement
  /** Content above the options, or instead of them. */
  readonly note: HTMLElement
  readonly list: HTMLElement
  /** Live region for screen readers. */
  readonly status: HTMLElement
  /** Sets the labels that depend on the UI strings. */
  readonly label: (text: Text) => void
}

/** Creates an empty panel. */
export function renderPanel(id: string, label: string): Panel {
  const note = element('div', { class: 'search-note' })
  // A scrolling list would be a tab stop, but arrow keys already move through it.
  const list = element('div', {
    class: 'search-list',
    role: 'listbox',
    id,
    'aria-label': label,
    tabindex: '-1',
    hidden: true,
  })
  const status = element('div', { class: 'visually-hidden', role: 'status' })
  const keys = element('div', { class: 'search-keys', 'aria-hidden': 'true' })
  const root = element('div', { class: 'search-panel' }, note, list, keys, status)
  // When the reader presses something in the panel, the field keeps its focus, so that the on-screen keyboard stays.
  root.addEventListener('mousedown', (event) => event.preventDefault())
  return {
    root,
    note,
    list,
    status,
    label: (text) => {
      const hints = [
        ['↑ ↓', 'theme.SearchBar.keys.navigate'],
        ['↵', 'theme.SearchBar.keys.select'],
        ['esc', 'theme.SearchBar.keys.close'],
      ] as const
      keys.replaceChildren(
        ...hints.map(([key, name]) => element('span', {}, element('kbd', {}, key), ` ${text(name)}`)),
      )
    },
  }
}

/** The message that nothing was found, with advice after a query, and links to continue. */
export function renderNothing(query: string, text: Text, links: readonly HTMLElement[] = []): HTMLElement {
  return element(
    'div',
    { class: 'search-nothing' },
    icon('search'),
    element('strong', {}, text('theme.SearchBar.noResultsText')),
    element('q', {}, query),
    ...(query === '' ? [] : [element('p', {}, text('theme.SearchBar.noResultsHint'))]),
    ...links,
  )
}

/** The message that the search could not be loaded, with a retry button. */
export function renderFailure(text: Text | undefined, onRetry: () => void): HTMLElement {
  const message = navigator.onLine ? 'theme.SearchBar.failed' : 'theme.SearchBar.offline'
  return createProblem({ ...(text && { error: text(message) }), action: problemText('retry'), onAction: onRetry })
}
