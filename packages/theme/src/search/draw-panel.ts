import type { Text } from '@docgen/renderer/contract'
import { createProblem, problemText } from '../client/problem.js'
import { element, icon } from './element.js'

/** The parts of the panel that answers are shown in. */
export interface Panel {
  readonly root: HTMLElement
  /** What stands above the options, or in their place. */
  readonly note: HTMLElement
  readonly list: HTMLElement
  /** What those hear who do not see the list. */
  readonly status: HTMLElement
  /** Puts in what only the texts can say. */
  readonly label: (text: Text) => void
}

/** Makes an empty panel. */
export function drawPanel(id: string, label: string): Panel {
  const note = element('div', { class: 'search-note' })
  // A list that scrolls would be a stop of the Tab key; arrows lead through it.
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
  // The field keeps its focus, and so its keyboard, whatever is pressed in the panel.
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

/** That nothing was found, and what may help once something was looked for. */
export function drawNothing(query: string, text: Text): HTMLElement {
  return element(
    'div',
    { class: 'search-nothing' },
    icon('search'),
    element('strong', {}, text('theme.SearchBar.noResultsText')),
    element('q', {}, query),
    ...(query === '' ? [] : [element('p', {}, text('theme.SearchBar.noResultsHint'))]),
  )
}

/** That the search could not be loaded, with the way out. */
export function drawFailure(text: Text | undefined, onRetry: () => void): HTMLElement {
  const message = navigator.onLine ? 'theme.SearchBar.failed' : 'theme.SearchBar.offline'
  return createProblem({ ...(text && { error: text(message) }), action: problemText('retry'), onAction: onRetry })
}
