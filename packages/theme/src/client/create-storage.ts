/** Local storage that never throws. */
export interface SafeStorage {
  /** The stored text; `undefined` if absent or if storage is unavailable. */
  readonly read: (key: string) => string | undefined
  /** Stores the text, or removes the key if it is `undefined`. */
  readonly write: (key: string, value: string | undefined) => void
}

/** Creates access to local storage that logs only its first failure. The page works without storage. */
export function createStorage(): SafeStorage {
  let hasWarned = false
  const attempt = <Value>(run: () => Value): Value | undefined => {
    try {
      return run()
    } catch (error) {
      if (!hasWarned) console.warn('Storage is unavailable.', error)
      hasWarned = true
      return undefined
    }
  }
  return {
    read: (key) => attempt(() => localStorage.getItem(key)) ?? undefined,
    write: (key, value) => {
      attempt(() => (value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
    },
  }
}
