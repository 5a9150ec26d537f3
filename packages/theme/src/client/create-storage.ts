/** Local storage that never throws. */
export interface SafeStorage {
  /** The stored text; `undefined` where there is none or storage is out of reach. */
  readonly read: (key: string) => string | undefined
  /** Stores the text; removes the key where it is `undefined`. */
  readonly write: (key: string, value: string | undefined) => void
}

/** Local storage behind a guard: the first failure is told once on the console, and the page works on without. */
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
