import * as ELEMENT_IDS from '../../element-ids.js'
import type { SafeStorage } from '../create-storage.js'
import { onTarget } from '../on-target.js'
import { areSingleKeysOff, isSingleKey, STORAGE_KEY } from './single-keys.js'

const follow = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

/** Makes single-key shortcuts work, and `?` list them. Returns the function that handles a key press. */
export function installShortcuts(storage: SafeStorage): (event: KeyboardEvent) => void {
  // The bootstrap handles `/`: text typed while this module loads belongs in the search field.
  const actions: Readonly<Record<string, () => void>> = {
    n: follow('.pagination-next'),
    p: follow('.pagination-previous'),
    c: follow('[data-action="copy-page"]'),
    d: follow('[data-action="switch-color-mode"]'),
    '?': () => openList(storage),
  }
  const onKey = (event: KeyboardEvent): void => {
    const { key } = event
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (!action || event.defaultPrevented || !isSingleKey(event)) return
    // The list opens even if shortcuts are off, because it contains the switch that turns them on.
    if (key !== '?' && areSingleKeysOff(storage)) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', onKey)
  onTarget('change', '.shortcuts input', (box) => {
    if (box instanceof HTMLInputElement) storage.write(STORAGE_KEY, box.checked ? undefined : 'off')
  })
  onTarget('click', '.shortcuts button', () => findList()?.close())
  return onKey
}

function openList(storage: SafeStorage): void {
  const list = findList()
  const box = list?.querySelector('input')
  if (box) box.checked = !areSingleKeysOff(storage)
  list?.showModal()
}

function findList(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${ELEMENT_IDS.shortcuts}`)
}
