import type { SafeStorage } from './create-storage.js'
import { onTarget } from './on-target.js'

const ID_KEY = 'docusaurus.announcement.id'
const DISMISS_KEY = 'docusaurus.announcement.dismiss'

/**
 * Makes the announcement's close button work, which also hides the announcement in other tabs. A new announcement
 * resets the dismissal of an older one.
 */
export function installAnnouncement(storage: SafeStorage): void {
  const root = document.documentElement
  const id = root.dataset['announcement']
  if (!id) return
  if (storage.read(ID_KEY) !== id) {
    storage.write(ID_KEY, id)
    storage.write(DISMISS_KEY, 'false')
  }
  const hide = (): void => root.setAttribute('data-announcement-dismissed', '')
  onTarget('click', '[data-action="close-announcement"]', () => {
    // Another tab may have a newer announcement, which has not been dismissed.
    storage.write(ID_KEY, id)
    storage.write(DISMISS_KEY, 'true')
    hide()
  })
  addEventListener('storage', () => {
    if (storage.read(ID_KEY) === id && storage.read(DISMISS_KEY) === 'true') hide()
  })
}
