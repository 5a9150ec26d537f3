import * as ELEMENT_IDS from '../element-ids.js'

/** Scrolls the sidebar's own box so that the current page's line is in it. */
export function revealCurrent(): void {
  const drawer = document.getElementById(ELEMENT_IDS.drawer)
  const current = drawer?.querySelector('.sidebar [aria-current="page"]')
  if (!drawer || !current) return
  const box = drawer.getBoundingClientRect()
  const line = current.getBoundingClientRect()
  if (line.bottom > box.bottom || line.top < box.top) drawer.scrollTop += line.top - box.top - box.height / 3
}
