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

/** On a page outside of all versions: loads what lets it follow the reader's choice, if there is one. */
export function prepareVersions(preference: VersionPreference): void {
  const menu = document.querySelector<HTMLElement>('[data-versions]')
  if (menu && preference.read() !== undefined && document.documentElement.dataset['docsVersion'] === undefined)
    import('./versions.js').then(({ followPreference }) => followPreference(menu, preference)).catch(console.error)
}
