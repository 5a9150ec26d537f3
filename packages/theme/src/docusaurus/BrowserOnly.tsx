import { type ReactNode, useEffect, useState } from 'react'

/** Props of browser-only content. */
export interface BrowserOnlyProps {
  readonly fallback?: ReactNode
  readonly children: () => ReactNode
}

/** In an island, its children after hydration; everywhere else the fallback. */
export function BrowserOnly({ fallback, children }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children() : fallback
}

/** False until an island is hydrated. */
export function useIsBrowser(): boolean {
  const [isBrowser, setBrowser] = useState(false)
  useEffect(() => setBrowser(true), [])
  return isBrowser
}
