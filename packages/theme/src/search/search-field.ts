import { element } from './element.js'
import { createFieldQuery } from './field-query.js'
import { createFieldResults } from './field-results.js'
import type { RecentSearches } from './recent-searches.js'
import type { SiteSearch } from './site-search.js'

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
  const results = createFieldResults({ ...options, onRepeat: () => void query.run() })
  const query = createFieldQuery(options, results)

  const end = (): void => {
    if (signal.aborted) return
    listeners.abort()
    query.cancel()
    results.end()
    onEnd()
  }
  const choose = (option: HTMLAnchorElement, isNewTab: boolean): void => {
    const { query: repeatedQuery } = option.dataset
    if (repeatedQuery !== undefined) {
      input.value = repeatedQuery
      void query.run()
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
      else void query.run()
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
    const reader = query.reader()
    if (!reader) return
    event.preventDefault()
    const text = input.value.trim()
    if (text !== '') choose(element('a', { href: search.hrefOf(text, reader, reader.context) }), false)
  }
  const onClick = (event: MouseEvent): void => {
    const option = event.target instanceof Element ? event.target.closest('a') : null
    if (!option) return
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    choose(option, isNewTab)
    if (!isNewTab) event.preventDefault()
  }

  input.addEventListener('input', () => void query.run(), { signal })
  input.addEventListener('click', () => results.isOpen() || void query.run(), { signal })
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
  void query.run()
  return end
}
