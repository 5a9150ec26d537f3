import { useEffect, useState } from 'react'
import { isInBrowser } from './message.js'

/** Where a page is, as its own code sees it. */
export interface PageLocation {
  /** With base URL. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Under this name a build puts what knows the address of the page that code runs for. */
const ADDRESSES = Symbol.for('docgen.address')

/**
 * Makes `useLocation` of a site: in a build the page's own address; in an island first what the build had, so that both
 * are the same, and then what the browser says.
 */
export function createUseLocation(baseUrl: string): () => PageLocation {
  return () => {
    const [place, setPlace] = useState<PageLocation>(() => ({ pathname: findBuiltPath(baseUrl), search: '', hash: '' }))
    useEffect(() => {
      const { pathname, search, hash } = location
      setPlace({ pathname, search, hash })
    }, [])
    return place
  }
}

/** The path of the page for which code runs, as the build knows it. */
export function findBuiltPath(baseUrl: string): string {
  const canonical = isInBrowser() && document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (canonical) return new URL(canonical).pathname
  const { [ADDRESSES]: addresses } = globalThis as { readonly [ADDRESSES]?: { readonly getStore: () => string } }
  return addresses?.getStore() ?? baseUrl
}
