const FIELD = '.table-filter input'

/** Shows only the rows of a table that contain all words that the reader types, and the number of these rows. */
export function installTableFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(FIELD)) filter(target)
  })
  // The reader may have typed before this module was loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) if (field.value) filter(field)
}

function filter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = [...(field.closest('.filtered-table')?.querySelectorAll('tbody tr') ?? [])]
  // Without fixed widths, the columns would move with each character.
  const table = rows[0]?.closest('table')
  for (const cell of table?.querySelectorAll('thead th') ?? [])
    if (cell instanceof HTMLElement && !cell.style.width) cell.style.width = `${cell.getBoundingClientRect().width}px`
  let count = 0
  for (const row of rows) {
    const text = row.textContent.toLowerCase()
    const isMatch = words.every((word) => text.includes(word))
    row.toggleAttribute('hidden', !isMatch)
    if (isMatch) count += 1
  }
  const status = field.parentElement?.querySelector<HTMLElement>('[role="status"]')
  if (!status) return
  status.textContent =
    words.length === 0 ? '' : count === 0 ? (status.dataset['empty'] ?? '') : `${count} / ${rows.length}`
}
