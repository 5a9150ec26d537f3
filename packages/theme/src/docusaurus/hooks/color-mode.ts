import { useSyncExternalStore } from 'react'

type Mode = 'dark' | 'light'

/** Result of `useColorMode`. */
export interface ColorMode {
  readonly colorMode: Mode
  readonly isDarkTheme: boolean
  /** Sets the mode; `null` for the site's default. With `persist: false`, the mode lasts until the next full load. */
  readonly setColorMode: (mode: Mode | null, options?: { readonly persist?: boolean }) => void
}

const ATTRIBUTE = 'data-theme'
const STORAGE_KEY = 'theme'

/**
 * Returns the color mode of the page once an island is hydrated. Before that, and in plain HTML, returns light, because
 * the HTML serves both modes.
 */
export function useColorMode(): ColorMode {
  const colorMode = useSyncExternalStore<Mode>(subscribe, read, () => 'light')
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode }
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] })
  return () => observer.disconnect()
}

function read(): Mode {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light'
}

/** Notifies the page as if another window had changed the mode. For `null`, the site's default applies again. */
function setColorMode(mode: Mode | null, { persist = true }: { readonly persist?: boolean } = {}): void {
  if (persist) store(mode)
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: mode }))
}

function store(mode: Mode | null): void {
  try {
    if (mode === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, mode)
  } catch {
    // Without storage, the mode lasts until the next full load.
  }
}
