import type { SafeStorage } from './create-storage.js'
import { onTarget } from './on-target.js'
import type { VersionPreference } from './versions.js'

const KEY_PREFIX = 'docs-preferred-version-'
const keyOf = (docs = 'default'): string => KEY_PREFIX + docs

/** The preferences stored in this browser, one per docs folder; a click on a link to a version sets one. */
export function installVersionPreference({ read, write }: SafeStorage): VersionPreference {
  onTarget('click', 'a', ({ dataset: { version, preferVersion = version } }) => {
    const [name, docs] = preferVersion?.split('/').reverse() ?? []
    if (name !== undefined) write(keyOf(docs), name)
  })
  return { read: (docs) => read(keyOf(docs)), write: (docs, name) => write(keyOf(docs), name) }
}
