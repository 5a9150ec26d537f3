import type { SafeStorage } from './create-storage.js'
import type { VersionPreference } from './versions.js'

const KEY = 'docs-preferred-version-default'

/** The preference as this browser has it stored; a click on a link to a version is a choice. */
export function installVersionPreference({ read, write }: SafeStorage): VersionPreference {
  const remember = ({ target }: Event): void => {
    const { version, preferVersion = version } = (target instanceof Element && target.closest('a')?.dataset) || {}
    if (preferVersion !== undefined) write(KEY, preferVersion)
  }
  document.addEventListener('click', remember)
  return { read: () => read(KEY), write: (name) => write(KEY, name) }
}
