const FIELD = '.sidebar-filter input'

/** Shows only the sidebar items that contain all typed words, with the items around and inside them, or a message. */
export function installSidebarFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(FIELD)) filter(target)
  })
  // The reader may have typed before this module was loaded.
  const field = document.querySelector<HTMLInputElement>(FIELD)
  if (field?.value) filter(field)
}

function filter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const sidebar = field.closest('.sidebar')
  for (const item of sidebar?.querySelectorAll('li') ?? []) {
    const labelElement = item.querySelector(':scope > a, :scope > .menu-label, :scope > details > summary')
    const label = `${labelElement?.textContent} ${labelElement?.ariaLabel}`.toLowerCase()
    item.toggleAttribute(
      'data-match',
      words.every((word) => label.includes(word)),
    )
  }
  for (const item of sidebar?.querySelectorAll('li') ?? [])
    item.hidden = !item.matches('[data-match]') && !item.querySelector('[data-match]') && !item.closest('[data-match]')
  const box = field.parentElement
  if (box) findStatus(box).textContent = sidebar?.querySelector('[data-match]') ? '' : (box.dataset['empty'] ?? '')
  for (const details of sidebar?.querySelectorAll('details') ?? []) {
    // Categories that were open before filtering are opened again.
    const { open: before = String(details.open) } = details.dataset
    details.open = words.length > 0 ? details.querySelector('[data-match]') !== null : before === 'true'
    if (words.length > 0) details.dataset['open'] = before
    else delete details.dataset['open']
  }
}

/** The live region below the field, which pages do not contain before the first use. */
function findStatus(box: Element): Element {
  const next = box.nextElementSibling
  if (next?.matches('.sidebar-status')) return next
  const status = Object.assign(document.createElement('p'), { className: 'sidebar-status', role: 'status' })
  box.after(status)
  return status
}
