import { NO_HITS } from './create-search-client.js'
import type { FieldResults } from './field-results.js'
import type { ReaderScope, SiteSearch } from './site-search.js'
import { createTypingPause } from './snippets.js'

/** Maximum number of hits below a field, and length of each snippet in characters. */
const HITS_RANGE = { limit: 8, snippetLength: 64 }
/** Delay before a pending query shows as loading, in milliseconds. */
const LOADING_DELAY = 200

/** The field that contains the query. */
export interface QueryField {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly search: SiteSearch
}

/** The query of a field. */
export interface FieldQuery {
  /** Runs the query in the field, and shows its results unless another query starts before they are known. */
  readonly run: () => Promise<void>
  /** Where the reader searches; `undefined` until the search is open. */
  readonly reader: () => ReaderScope | undefined
  /** Ignores the results of the pending query. */
  readonly cancel: () => void
}

/** Creates the query of a field. Opens the search when the query first runs. */
export function createFieldQuery({ form, input, search }: QueryField, results: FieldResults): FieldQuery {
  let reader: ReaderScope | undefined
  let opening: Promise<ReaderScope> | undefined
  // Number of the last query: the results of earlier ones come too late.
  let lastTurn = 0
  const findPause = createTypingPause()

  const run = async (): Promise<void> => {
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
  return {
    run,
    reader: () => reader,
    cancel: () => {
      lastTurn += 1
      form.removeAttribute('aria-busy')
    },
  }
}
