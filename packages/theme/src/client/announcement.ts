import type { SafeStorage } from './create-storage.js'

const ID_KEY = 'docusaurus.announcement.id'
const DISMISS_KEY = 'docusaurus.announcement.dismiss'

/** Makes the announcement's close button work; a new announcement forgets that an older one was closed. */
export function installAnnouncement(storage: SafeStorage): void {
  const root = document.documentElement
  const bar = document.querySelector<HTMLElement>('.announcement')
  const id = root.dataset['announcement']
  if (!bar || id === undefined) return
  const { background, color } = bar.dataset
  // Set by script, because a style attribute would break the content security policy.
  if (background !== undefined) bar.style.setProperty('--announcement-background', background)
  if (color !== undefined) bar.style.setProperty('--announcement-text', color)
  if (storage.read(ID_KEY) !== id) {
    storage.write(ID_KEY, id)
    storage.write(DISMISS_KEY, 'false')
  }
  const button = bar.querySelector<HTMLElement>('[data-action="close-announcement"]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    storage.write(DISMISS_KEY, 'true')
    root.dataset['announcementDismissed'] = ''
  })
}
