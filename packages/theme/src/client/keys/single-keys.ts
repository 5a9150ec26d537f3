import type { SafeStorage } from '../create-storage.js'

/** Key of the stored value, which is `off` if the reader has disabled single-key shortcuts. */
export const STORAGE_KEY = 'docgen.shortcuts'
/** Where keys type text or choose something; a closed dialog may keep the focus for a moment. */
const TAKES_KEYS = ':read-write, select, dialog[open]'

/** Whether a key press can be a shortcut: it types no text and has no modifier. */
export function isSingleKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TAKES_KEYS)))
}

/** Whether the reader has disabled single-key shortcuts. */
export function areSingleKeysOff({ read }: SafeStorage): boolean {
  return read(STORAGE_KEY) === 'off'
}
