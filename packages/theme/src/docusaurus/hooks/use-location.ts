import { useEffect, useState } from 'react'
import { isInBrowser } from '../message.js'

/** The location of a page, as its components receive it. */
export interface PageLocation {
  /** With base URL. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The global name under which a build stores an object that returns the path of the page being rendered. */
const PATHS = Symbol.for('docgen.path')

/**
 * Creates `useLocation` of a site. In a build it returns the page's path. In an island it first returns the same path
 * as the build, so that hydration matches, and then the browser's location.
 */
export function createUseLocation(baseUrl: string): () => PageLocation {
  return () => {
    const [current, setLocation] = useState<PageLocation>(() => ({
      pathname: findBuiltPath(baseUrl),
      search: '',
      hash: '',
    }))
    useEffect(() => {
      const { pathname, search, hash } = location
      setLocation({ pathname, search, hash })
    }, [])
    return current
  }
}

/**
 * Returns the path of the page at build time. In a browser, reads it from the canonical link. Returns `baseUrl` if the
 * path is not available.
 */
export function findBuiltPath(baseUrl: string): string {
  const canonical = isInBrowser() && document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (canonical) return new URL(canonical).pathname
  const { [PATHS]: paths } = globalThis as { readonly [PATHS]?: { readonly getStore: () => string } }
  return paths?.getStore() ?? baseUrl
}

/** Returns the path of the page: at build time as for an empty base URL, in a browser from its location. */
export function readPagePath(): string {
  return isInBrowser() ? location.pathname : findBuiltPath('')
}
