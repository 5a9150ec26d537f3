import type { SafeStorage } from '../client/create-storage.js'

const STORAGE_KEY = 'docgen.searches'
const MAX_SEARCHES = 5

/** The reader's recent successful searches, newest first, in this browser only. */
export interface RecentSearches {
  readonly list: () => readonly string[]
  readonly add: (text: string) => void
  readonly clear: () => void
}

/** Keeps searches in local storage; ignores invalid data there. */
export function createRecentSearches(storage: SafeStorage): RecentSearches {
  const list = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES) : []
    } catch {
      return []
    }
  }
  return {
    list,
    add: (text) => {
      const trimmed = text.trim()
      if (trimmed === '') return
      const others = list().filter((search) => search.toLowerCase() !== trimmed.toLowerCase())
      storage.write(STORAGE_KEY, JSON.stringify([trimmed, ...others].slice(0, MAX_SEARCHES)))
    },
    clear: () => storage.write(STORAGE_KEY, undefined),
  }
}
