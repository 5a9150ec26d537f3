import type { Cache } from '../cache/open-cache.js'
import type { RemoteMemo } from '../read/api/fetch-remote-file.js'
import type { HistoryMemo } from '../read/read-git-history.js'
import type { FileFacts, FileStat, StatMemo } from '../read/stat-memo.js'

// A file written this recently may change again without a change of its times.
const SETTLING_MS = 2000

interface Remembered extends FileStat {
  readonly facts: FileFacts
}

/** Caches the facts of large files by their times and size. `now` returns milliseconds of the file system's clock. */
export function createStatMemo(cache: Cache, now: () => number): StatMemo {
  return {
    get: (path, stat) => {
      const known = cache.get<Remembered>(keyOf(path))
      const isSame = known?.size === stat.size && known.mtimeMs === stat.mtimeMs && known.ctimeMs === stat.ctimeMs
      return isSame ? known.facts : undefined
    },
    set: (path, stat, facts) => {
      if (now() - Math.max(stat.mtimeMs, stat.ctimeMs) < SETTLING_MS) return
      cache.put(keyOf(path), { ...stat, facts } satisfies Remembered)
    },
  }
}

const LAST_WALK = 'history'

interface LastWalk {
  readonly key: string
  readonly history: Parameters<HistoryMemo['set']>[1]
}

/** Caches the last walk through the repository's log. */
export function createHistoryMemo(cache: Cache): HistoryMemo {
  return {
    get: (key) => {
      const last = cache.get<LastWalk>(LAST_WALK)
      return last?.key === key ? last.history : undefined
    },
    set: (key, history) => cache.put(LAST_WALK, { key, history } satisfies LastWalk),
  }
}

/** Caches remote files that API descriptions reference. */
export function createRemoteMemo(cache: Cache): RemoteMemo {
  return {
    get: (url) => cache.get(`remote:${url}`),
    set: (url, file) => cache.put(`remote:${url}`, file),
  }
}

function keyOf(path: string): string {
  return `stat:${path}`
}
