import { NO_HITS } from './create-search-client.js'
import { element } from './element.js'
import { createFieldResults } from './field-results.js'
import type { RecentSearches } from './recent-searches.js'
import type { ReaderScope, SiteSearch } from './site-search.js'
import { createTypingPause } from './snippets.js'

/** Maximum number of hits below a field, and length of each snippet in characters. */
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
export function openField(options: FieldOptions): () => void {
  const { form, input, search, recent, isSheet, onEnd } = options
  const listeners = new AbortController()
  const { signal } = listeners
  let reader: ReaderScope | undefined
  let opening: Promise<ReaderScope> | undefined
  // Number of the last query: the results of earlier ones come too late.
  let lastTurn = 0
  const findPause = createTypingPause()

  const runQuery = async (): Promise<void> => {
    lastTurn += 1
    const turn = lastTurn
    const pause = findPause(input.value, performance.now())
    results.options.deselect()
    const timer = setTimeout(() => form.setAttribute('aria-busy', 'true'), LOADING_DELAY)
    try {
      opening ??= load()
      const scope = await opening
      form.dataset['searchState'] = 'done'
      const result = input.value.trim() === '' ? NO_HITS : await search.query(input.value, scope, HITS_RANGE)
      if (turn !== lastTurn || !result) return
      if (input.value === '') results.showStart(scope)
      else if (result.hits.length > 0) results.showHits(result, pause, scope)
      else results.showNothing(scope)
    } catch {
      if (turn === lastTurn) {
        form.dataset['searchState'] = 'failed'
        results.showFailure()
      }
    } finally {
      clearTimeout(timer)
      if (turn === lastTurn) form.removeAttribute('aria-busy')
    }
  }
  const load = async (): Promise<ReaderScope> => {
    form.dataset['searchState'] = 'loading'
    try {
      reader = await search.open()
      results.label(reader.setup.text)
      return reader
    } catch (error) {
      opening = undefined
      throw error
    }
  }
  const end = (): void => {
    if (signal.aborted) return
    listeners.abort()
    lastTurn += 1
    results.end()
    form.removeAttribute('aria-busy')
    onEnd()
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
  const onKey = (event: KeyboardEvent): void => {
    const { key, isComposing, altKey } = event
    // Safari ends a composition before it reports the key that ended it; its key code is 229 then.
    if (isComposing || event.keyCode === 229 || altKey) return
    const isOpen = results.isOpen()
    const active = results.options.active()
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen) results.options.move(key === 'ArrowDown' ? 1 : -1)
      else void runQuery()
    } else if (key === 'Enter' && isOpen && active) {
      const isNewTab = event.metaKey || event.ctrlKey
      choose(active, isNewTab)
      if (isNewTab) open(active.href, '_blank', 'noopener')
    } else if (key === 'Escape' && isSheet) onEnd()
    else if (key === 'Escape' && isOpen) results.setOpen(false)
    // Otherwise browsers would clear the field themselves and report that as typing, which would open the list again.
    else if (key === 'Escape') input.value = ''
    else return
    event.preventDefault()
  }
  const onSubmit = (event: SubmitEvent): void => {
    if (!reader) return
    event.preventDefault()
    const query = input.value.trim()
    if (query !== '') choose(element('a', { href: search.hrefOf(query, reader, reader.context) }), false)
  }
  const onClick = (event: MouseEvent): void => {
    const option = event.target instanceof Element ? event.target.closest('a') : null
    if (!option) return
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    choose(option, isNewTab)
    if (!isNewTab) event.preventDefault()
  }

  const results = createFieldResults({ ...options, onRepeat: () => void runQuery() })
  input.addEventListener('input', () => void runQuery(), { signal })
  input.addEventListener('click', () => results.isOpen() || void runQuery(), { signal })
  input.addEventListener('keydown', onKey, { signal })
  form.addEventListener('submit', onSubmit, { signal })
  results.list.addEventListener('click', onClick)
  document.addEventListener('docgen:page', end, { signal })
  if (!isSheet)
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) end()
      },
      { signal },
    )
  void runQuery()
  return end
}
