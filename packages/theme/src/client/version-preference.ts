import type { SafeStorage } from './create-storage.js'
import { onTarget } from './on-target.js'
import type { VersionPreference } from './versions.js'

const KEY = 'docs-preferred-version-default'

/** The preference as this browser has it stored; a click on a link to a version is a choice. */
export function installVersionPreference({ read, write }: SafeStorage): VersionPreference {
  onTarget('click', 'a', ({ dataset: { version, preferVersion = version } }) => {
    if (preferVersion !== undefined) write(KEY, preferVersion)
  })
  return { read: () => read(KEY), write: (name) => write(KEY, name) }
}
