import type { SafeStorage } from '../create-storage.js'

/** Key of the stored value, which is `off` if the reader has disabled single-key shortcuts. */
export const STORAGE_KEY = 'docgen.shortcuts'
/** Elements in which keys type text or choose something. A dialog that just closed may still have the focus. */
const TAKES_KEYS = ':read-write, select, dialog[open]'

/** Whether a key press can be a shortcut: it types no text and has no modifier other than Shift. */
export function isSingleKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TAKES_KEYS)))
}

/** Whether the reader has disabled single-key shortcuts. */
export function areSingleKeysOff({ read }: SafeStorage): boolean {
  return read(STORAGE_KEY) === 'off'
}
