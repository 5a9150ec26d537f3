import { type ReactNode, useEffect, useState } from 'react'

/** Props of what only a browser shows. */
export interface BrowserOnlyProps {
  readonly fallback?: ReactNode
  readonly children: () => ReactNode
}

/** In an island its children, once it is alive; everywhere else the fallback. */
export function BrowserOnly({ fallback, children }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children() : fallback
}

/** False until an island is alive. */
export function useIsBrowser(): boolean {
  const [isBrowser, setBrowser] = useState(false)
  useEffect(() => setBrowser(true), [])
  return isBrowser
}
