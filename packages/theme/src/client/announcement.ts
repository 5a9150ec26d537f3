import type { SafeStorage } from './create-storage.js'
import { onTarget } from './on-target.js'

const ID_KEY = 'docusaurus.announcement.id'
const DISMISS_KEY = 'docusaurus.announcement.dismiss'

/** Makes the announcement's close button work; a new announcement forgets that an older one was closed. */
export function installAnnouncement(storage: SafeStorage): void {
  const root = document.documentElement
  const id = root.dataset['announcement']
  if (id === undefined) return
  if (storage.read(ID_KEY) !== id) {
    storage.write(ID_KEY, id)
    storage.write(DISMISS_KEY, 'false')
  }
  onTarget('click', '[data-action="close-announcement"]', () => {
    storage.write(DISMISS_KEY, 'true')
    root.dataset['announcementDismissed'] = ''
  })
}
