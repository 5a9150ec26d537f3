import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from './create-storage.js'

describe('createStorage', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('reads, writes and removes', () => {
    const values = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    })
    const storage = createStorage()
    storage.write('a', '1')
    expect(storage.read('a')).toBe('1')
    storage.write('a', undefined)
    expect(storage.read('a')).toBeUndefined()
  })

  it('warns once when storage is unavailable, and continues', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    const storage = createStorage()
    expect(storage.read('a')).toBeUndefined()
    storage.write('a', '1')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
