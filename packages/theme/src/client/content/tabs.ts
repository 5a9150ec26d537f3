import { STATUS_GROUP } from '../../tab-groups.js'
import type { SafeStorage } from '../create-storage.js'
import { onTarget } from '../on-target.js'

const KEY_PREFIX = 'docusaurus.tab.'

/** Selects in every tab group of the page the tab that the URL names, as `?GROUP=VALUE`, or else the stored one. */
export function prepareTabs(storage: SafeStorage): void {
  const parameters = new URLSearchParams(location.search)
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>('.tabs')].map(({ dataset }) => dataset['tabGroup'] ?? ''),
  )
  for (const group of groups) chooseTab(group, parameters.get(group) ?? storage.read(KEY_PREFIX + group) ?? '')
}

/**
 * Applies a choice to all tabs of its group on this page and, unless they are response statuses, on later pages and in
 * other windows. The clicked tabs keep their position on the screen.
 */
export function installTabs(storage: SafeStorage): void {
  onTarget('change', '.tab-radio', (radio: HTMLInputElement) => {
    const tabs = radio.closest<HTMLElement>('.tabs')
    const group = tabs?.dataset['tabGroup']
    if (!tabs || group === undefined) return
    const top = tabs.getBoundingClientRect().top
    chooseTab(group, radio.value)
    scrollBy(0, tabs.getBoundingClientRect().top - top)
    if (group !== STATUS_GROUP) storage.write(KEY_PREFIX + group, radio.value)
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(KEY_PREFIX) && newValue !== null) chooseTab(key.slice(KEY_PREFIX.length), newValue)
  })
}

function chooseTab(group: string, value: string): void {
  const selector = `.tabs[data-tab-group="${CSS.escape(group)}"] > .tab-radio[value="${CSS.escape(value)}"]`
  for (const radio of document.querySelectorAll<HTMLInputElement>(selector)) radio.checked = true
}
