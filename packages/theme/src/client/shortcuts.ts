import * as ELEMENT_IDS from '../element-ids.js'
import type { SafeStorage } from './create-storage.js'
import { onTarget } from './on-target.js'

/** `off` if the reader disabled single-key shortcuts. */
const STORAGE_KEY = 'docgen.shortcuts'

const follow = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

/**
 * Makes single-key shortcuts work outside of text fields, and `?` list them. Returns a function that handles a key
 * pressed before.
 */
export function installShortcuts(storage: SafeStorage, focusSearch: () => void): (event: KeyboardEvent) => void {
  const actions: Readonly<Record<string, () => void>> = {
    '/': focusSearch,
    n: follow('.pagination-next'),
    p: follow('.pagination-previous'),
    c: follow('[data-action="copy-page"]'),
    d: follow('[data-action="switch-color-mode"]'),
    '?': () => openList(storage),
  }
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (!action || isTyping(target) || event.defaultPrevented || ctrlKey || metaKey || altKey) return
    // The list opens even if shortcuts are off, because it contains the switch that turns them on.
    if (key !== '?' && storage.read(STORAGE_KEY) === 'off') return
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

/** An element focused in a closing dialog keeps the focus for a moment; no one types there. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest('dialog:not([open])')) return false
  return target.closest('input, textarea, select, dialog, [contenteditable]') !== null
}

function openList(storage: SafeStorage): void {
  const list = findList()
  const box = list?.querySelector('input')
  if (box) box.checked = storage.read(STORAGE_KEY) !== 'off'
  list?.showModal()
}

function findList(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${ELEMENT_IDS.shortcuts}`)
}
