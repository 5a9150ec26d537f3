import { useCallback, useEffect, useState } from 'react'

// Functions of `@docusaurus/theme-common` for the query of the URL.

/** The value of a URL parameter, empty in a build, and a function that sets it; `null` removes the parameter. */
export function useQueryString(key: string) {
  const [value, setValue] = useState('')
  useEffect(() => setValue(new URLSearchParams(location.search).get(key) ?? ''), [key])
  const set = useCallback(
    (next: string | null): void => {
      const url = new URL(location.href)
      if (next) url.searchParams.set(key, next)
      else url.searchParams.delete(key)
      history.replaceState(history.state, '', url)
      setValue(next ?? '')
    },
    [key],
  )
  return [value, set] as const
}

/** The value of a URL parameter; `null` if it is not set or empty. */
export function useQueryStringValue(key: string | null): string | null {
  const [value] = useQueryString(key ?? '')
  return value || null
}

/** The query of the search page, and a function that sets it. */
export function useSearchQueryString() {
  return useQueryString('q')
}

/** The parameters of several lists. `append` keeps all values of a name, `set` only the last. */
export function mergeSearchParams(lists: readonly URLSearchParams[], strategy: 'append' | 'set'): URLSearchParams {
  const merged = new URLSearchParams()
  for (const list of lists) for (const [name, value] of list) merged[strategy](name, value)
  return merged
}

/** The parameters of several query strings as one query string; empty without parameters. */
export function mergeSearchStrings(queries: readonly (string | undefined)[], strategy: 'append' | 'set'): string {
  const lists = queries.map((query) => new URLSearchParams(query ?? ''))
  const merged = mergeSearchParams(lists, strategy).toString()
  return merged === '' ? merged : `?${merged}`
}

/** All values of a parameter of the URL, none in a build, and a function that sets them. */
export function useQueryStringList(key: string) {
  const [values, setValues] = useState<readonly string[]>([])
  useEffect(() => setValues(new URLSearchParams(location.search).getAll(key)), [key])
  const set = useCallback(
    (next: readonly string[]): void => {
      const url = new URL(location.href)
      url.searchParams.delete(key)
      for (const value of next) url.searchParams.append(key, value)
      history.replaceState(history.state, '', url)
      setValues(next)
    },
    [key],
  )
  return [values, set] as const
}

/** Returns a function that removes the query of the URL. */
export function useClearQueryString(): () => void {
  return useCallback(() => history.replaceState(history.state, '', location.pathname + location.hash), [])
}
