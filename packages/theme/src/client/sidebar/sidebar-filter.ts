import { findHits, hideHits, loadRows, type OperationRow, showHits } from './operation-rows.js'

const FIELD = '.sidebar-filter input'

/**
 * Shows only the sidebar items that contain all typed words, with the items around and inside them, or a message.
 * Operations also match by their method, path and tag. Where the page omits items, shows a list of all matches instead.
 * Returns a function that filters the sidebar of a new page.
 */
export function installSidebarFilter(): () => void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(FIELD)) void start(target)
  })
  document.addEventListener('keydown', onKey)
  const prepare = (): void => {
    const field = document.querySelector<HTMLInputElement>(FIELD)
    if (field?.value) void start(field)
  }
  // The reader may have typed before this module was loaded.
  prepare()
  return prepare
}

async function start(field: HTMLInputElement): Promise<void> {
  const { list } = field.parentElement?.dataset ?? {}
  if (list === undefined) return filter(field, [])
  // Without the file, for example offline, the items of the page still match by their labels.
  filter(field, await loadRows(list).catch(() => []))
}

function filter(field: HTMLInputElement, rows: readonly OperationRow[]): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const sidebar = field.closest<HTMLElement>('.sidebar')
  const box = field.parentElement
  if (!sidebar || !box) return
  const say = (isFound: boolean): void => {
    findStatus(box).textContent = isFound ? '' : (box.dataset['empty'] ?? '')
  }
  hideHits(sidebar)
  if (rows.length > 0 && words.length > 0 && sidebar.querySelector('[data-cut]')) {
    const hits = findHits(rows, words)
    say(hits.length > 0)
    showHits(sidebar, hits)
    return
  }
  filterItems(sidebar, words, new Map(rows.map((row) => [row[0], row])))
  say(sidebar.querySelector('[data-match]') !== null)
}

function filterItems(sidebar: Element, words: readonly string[], rows: ReadonlyMap<string, OperationRow>): void {
  for (const item of sidebar.querySelectorAll('li')) {
    const labelElement = item.querySelector(':scope > a, :scope > .menu-label, :scope > details > summary')
    const [, ...facts] = rows.get(labelElement?.getAttribute('href') ?? '') ?? []
    const label = [labelElement?.textContent, labelElement?.ariaLabel, ...facts].join(' ').toLowerCase()
    item.toggleAttribute(
      'data-match',
      words.every((word) => label.includes(word)),
    )
  }
  for (const item of sidebar.querySelectorAll('li'))
    item.hidden = !item.matches('[data-match]') && !item.querySelector('[data-match]') && !item.closest('[data-match]')
  for (const details of sidebar.querySelectorAll('details')) {
    // Categories that were open before filtering are opened again.
    const { open: before = String(details.open) } = details.dataset
    details.open = words.length > 0 ? details.querySelector('[data-match]') !== null : before === 'true'
    if (words.length > 0) details.dataset['open'] = before
    else delete details.dataset['open']
  }
}

/** Arrow keys move between the field and the links that are shown; Enter opens the first match. */
function onKey(event: KeyboardEvent): void {
  const { target, key } = event
  const sidebar = target instanceof Element && target.closest<HTMLElement>('.sidebar:has(.sidebar-filter)')
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (!sidebar || (step === 0 && key !== 'Enter')) return
  const field = sidebar.querySelector<HTMLInputElement>(FIELD)
  if (target !== field && !field?.value) return
  const targets = [...sidebar.querySelectorAll<HTMLElement>(`${FIELD}, a, summary`)]
  const shown = targets.filter((each) => each.getClientRects().length > 0)
  if (key === 'Enter') {
    if (target !== field || !field.value) return
    sidebar.querySelector<HTMLElement>('li[data-match]:not([hidden]) > a')?.click()
  } else shown[shown.indexOf(target as HTMLElement) + step]?.focus()
  event.preventDefault()
}

/** The live region below the field, which pages do not contain before the first use. */
function findStatus(box: Element): Element {
  const next = box.nextElementSibling
  if (next?.matches('.sidebar-status')) return next
  const status = Object.assign(document.createElement('p'), { className: 'sidebar-status', role: 'status' })
  box.after(status)
  return status
}
