import type { VersionPreference } from './versions.js'

/** On a page outside of all versions: loads what lets it follow the reader's choice, if there is one. */
export function prepareVersions(preference: VersionPreference): void {
  const menu = document.querySelector<HTMLElement>('[data-versions]')
  if (menu && preference.read() !== undefined && document.documentElement.dataset['docsVersion'] === undefined)
    import('./versions.js').then(({ followPreference }) => followPreference(menu, preference)).catch(console.error)
}
