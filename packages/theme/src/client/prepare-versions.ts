import type { VersionPreference } from './versions.js'

/**
 * On a page outside of all versions of some docs: loads what applies the reader's preferred version, if there is one.
 */
export function prepareVersions(preference: VersionPreference): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.dropdown[data-follows]')) {
    if (preference.read(menu.dataset['follows']) !== undefined)
      import('./versions.js').then(({ followPreference }) => followPreference(menu, preference)).catch(console.error)
  }
}
