import type { HitList } from '@docgen/renderer/search'
import { NO_HITS } from './create-search-client.js'
import { element } from './element.js'
import { groupHits } from './group-hits.js'
import { createListBox } from './list-box.js'
import type { RecentSearches } from './recent-searches.js'
import { renderHitOptions } from './render-hits.js'
import { renderRecentHead, renderSearches, renderSearchLinks } from './render-links.js'
import { renderFailure, renderNothing, renderPanel } from './render-panel.js'
import type { ReaderScope, SiteSearch } from './site-search.js'
import { createSnippets, createTypingPause, type Snippets } from './snippets.js'

/** Maximum number of hits in the bar, and length of each snippet in characters. */
const HITS_RANGE = { limit: 8, snippetLength: 64 }
/** Delay before a pending query shows as loading, in milliseconds. */
const LOADING_DELAY = 200

/** Inputs of a focused search field. */
export interface FieldOptions {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly search: SiteSearch
  readonly recent: RecentSearches
  /** Whether the panel is always visible, as in the sheet. */
  readonly isSheet: boolean
  /** Runs when the reader chooses a hit, leaves the field or goes to another page. */
  readonly onEnd: () => void
}

/** Shows results while the reader types, until the reader leaves the field. Returns a function that ends this. */
export function openField({ form, input, search, recent, isSheet, onEnd }: FieldOptions): () => void {
  const panel = renderPanel('docgen-search-list', input.getAttribute('aria-label') ?? '')
  const list = createListBox(input, panel.list)
  const listeners = new AbortController()
  const { signal } = listeners
  let reader: ReaderScope | undefined
  let opening: Promise<ReaderScope> | undefined
  let snippets: Snippets | undefined
  let turn = 0
  const findPause = createTypingPause()

  const setOpen = (isOpen: boolean): void => {
    panel.root.hidden = !isOpen
    list.setOpen(isOpen && !panel.list.hidden)
  }
  const show = (note: readonly Node[], options: readonly HTMLElement[], isFirstActive: boolean): void => {
    panel.note.replaceChildren(...note)
    list.fill(options, isFirstActive)
    setOpen(isSheet || note.length > 0 || options.length > 0)
  }
  const end = (): void => {
    if (signal.aborted) return
    listeners.abort()
    turn += 1
    snippets?.end()
    panel.root.remove()
    list.release()
    form.removeAttribute('aria-busy')
    onEnd()
  }

  const runQuery = async (): Promise<void> => {
    turn += 1
    const thisTurn = turn
    const pause = findPause(input.value, performance.now())
    list.deselect()
    const timer = setTimeout(() => form.setAttribute('aria-busy', 'true'), LOADING_DELAY)
    try {
      opening ??= load()
      const scope = await opening
      form.dataset['searchState'] = 'done'
      const result = input.value.trim() === '' ? NO_HITS : await search.query(input.value, scope, HITS_RANGE)
      if (thisTurn !== turn || !result) return
      snippets?.end()
      if (input.value === '') showStart(scope)
      else if (result.hits.length > 0) showHits(result, pause, scope)
      else showNothing(scope)
    } catch {
      if (thisTurn === turn) fail()
    } finally {
      clearTimeout(timer)
      if (thisTurn === turn) form.removeAttribute('aria-busy')
    }
  }
  const load = async (): Promise<ReaderScope> => {
    form.dataset['searchState'] = 'loading'
    try {
      const scope = await search.open()
      panel.label(scope.setup.text)
      reader = scope
      return scope
    } catch (error) {
      opening = undefined
      throw error
    }
  }
  const fail = (): void => {
    form.dataset['searchState'] = 'failed'
    panel.status.textContent = ''
    const retry = (): void => {
      panel.note.replaceChildren()
      input.focus()
      void runQuery()
    }
    show([renderFailure(search.text(), retry)], [], false)
  }
  const renderLinks = (scope: ReaderScope, hasHits: boolean): HTMLElement[] => {
    const query = input.value.trim()
    return renderSearchLinks({ scope, hasHits, hrefOf: (context) => search.hrefOf(query, scope, context) })
  }
  const showHits = (result: HitList, pause: number, scope: ReaderScope): void => {
    const { text } = scope.setup
    const onLost = (): void => {
      if (!panel.list.querySelector('.search-hit')) showNothing(scope)
    }
    snippets = createSnippets({ found: result, pause, onLost })
    show([], [renderHitOptions(result.hits, text, snippets), ...renderLinks(scope, true)], true)
    const count = groupHits(result.hits).length
    panel.status.textContent = text('theme.SearchPage.documentsFound.plurals', { count })
  }
  const showNothing = (scope: ReaderScope): void => {
    const { text } = scope.setup
    show([renderNothing(input.value.trim(), text)], renderLinks(scope, false), false)
    panel.status.textContent = text('theme.SearchBar.noResultsText')
  }
  const showStart = ({ setup: { text, suggestions } }: ReaderScope): void => {
    panel.status.textContent = ''
    const searches = recent.list()
    const clear = (): void => {
      recent.clear()
      input.focus()
      void runQuery()
    }
    const options = [
      ...(searches.length > 0 ? [renderSearches(searches, 'recent', text)] : []),
      ...(suggestions.length > 0 ? [renderSearches(suggestions, 'suggested', text)] : []),
    ]
    const note = searches.length > 0 ? [renderRecentHead(text, clear)] : []
    if (options.length > 0) show(note, options, false)
    else show(isSheet ? [element('p', { class: 'search-start' }, text('theme.SearchBar.start'))] : [], [], false)
  }
  const choose = (option: HTMLAnchorElement, isNewTab: boolean): void => {
    const { query: repeatedQuery } = option.dataset
    if (repeatedQuery !== undefined) {
      input.value = repeatedQuery
      void runQuery()
      return
    }
    recent.add(input.value)
    if (isNewTab) return
    input.value = ''
    input.blur()
    end()
    location.assign(option.href)
  }

  input.addEventListener('input', () => void runQuery(), { signal })
  input.addEventListener('click', () => panel.root.hidden && void runQuery(), { signal })
  input.addEventListener(
    'keydown',
    (event) => {
      const { key, isComposing, altKey } = event
      // Safari ends a composition before it reports the key that ended it; its key code is 229 then.
      if (isComposing || event.keyCode === 229 || altKey) return
      const isOpen = !panel.root.hidden
      const active = list.active()
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (isOpen) list.move(key === 'ArrowDown' ? 1 : -1)
        else void runQuery()
      } else if (key === 'Enter' && isOpen && active) {
        const isNewTab = event.metaKey || event.ctrlKey
        choose(active, isNewTab)
        if (isNewTab) open(active.href, '_blank', 'noopener')
      } else if (key === 'Escape' && isSheet) onEnd()
      else if (key === 'Escape' && isOpen) setOpen(false)
      // Otherwise browsers would clear the field themselves and report that as typing, which would open the list again.
      else if (key === 'Escape') input.value = ''
      else return
      event.preventDefault()
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    (event) => {
      if (!reader) return
      event.preventDefault()
      if (input.value.trim() === '') return
      const href = search.hrefOf(input.value.trim(), reader, reader.context)
      choose(element('a', { href }), false)
    },
    { signal },
  )
  panel.list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('a') : null
    if (!option) return
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    choose(option, isNewTab)
    if (!isNewTab) event.preventDefault()
  })
  document.addEventListener('docgen:page', end, { signal })
  if (!isSheet)
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) end()
      },
      { signal },
    )
  form.append(panel.root)
  setOpen(isSheet)
  void runQuery()
  return end
}
