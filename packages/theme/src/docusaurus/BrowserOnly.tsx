import { type ReactNode, useEffect, useState } from 'react'

/** Props of browser-only content. */
export interface BrowserOnlyProps {
  readonly fallback?: ReactNode
  readonly children: () => ReactNode
}

/** In an island, renders its children after hydration; everywhere else, the fallback. */
export function BrowserOnly({ fallback, children }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children() : fallback
}

/** Whether the component is in an island that has hydrated. */
export function useIsBrowser(): boolean {
  const [isBrowser, setBrowser] = useState(false)
  useEffect(() => setBrowser(true), [])
  return isBrowser
}
