import { useSyncExternalStore } from 'react'

type Mode = 'dark' | 'light'

/** What `useColorMode` answers. */
export interface ColorMode {
  readonly colorMode: Mode
  readonly isDarkTheme: boolean
  readonly setColorMode: (mode: Mode | null) => void
}

const ATTRIBUTE = 'data-theme'
const STORAGE_KEY = 'theme'

/** The colour mode of the page that an island is alive on; elsewhere light, for finished HTML serves both. */
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

/** The page hears of it as it hears of other windows; without a mode the site's own counts again. */
function setColorMode(mode: Mode | null): void {
  try {
    if (mode === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, mode)
  } catch {
    // A browser that keeps nothing shows it until the next page.
  }
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: mode }))
}
