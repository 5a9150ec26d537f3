/** A page in the file of a sidebar's operations: URL, label, method, path, categories, and 1 if it is deprecated. */
export type OperationRow = readonly [string, string, string, string, string, 1?]

// More results than these are of no use in a sidebar, and slow to render.
const MAX_HITS = 100

const loads = new Map<string, Promise<readonly OperationRow[]>>()

/** Loads the file of a sidebar's operations once; after a failure the next call retries. */
export function loadRows(url: string): Promise<readonly OperationRow[]> {
  const loading = loads.get(url) ?? fetchRows(url)
  loads.set(url, loading)
  loading.catch(() => loads.delete(url))
  return loading
}

async function fetchRows(url: string): Promise<readonly OperationRow[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** The rows that contain every word, in the order of the sidebar. */
export function findHits(rows: readonly OperationRow[], words: readonly string[]): readonly OperationRow[] {
  return rows.filter(([, ...texts]) => {
    const text = texts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Shows links to the first hits instead of the sidebar's items. */
export function showHits(sidebar: HTMLElement, hits: readonly OperationRow[]): void {
  const list = Object.assign(document.createElement('ul'), { className: 'menu sidebar-hits' })
  list.append(...hits.slice(0, MAX_HITS).map(createItem))
  for (const menu of sidebar.querySelectorAll<HTMLElement>(':scope > .menu')) menu.hidden = true
  sidebar.append(list)
}

/** Shows the sidebar's items again. */
export function hideHits(sidebar: HTMLElement): void {
  sidebar.querySelector('.sidebar-hits')?.remove()
  for (const menu of sidebar.querySelectorAll<HTMLElement>(':scope > .menu')) menu.hidden = false
}

function createItem([href, label, method, path, , isDeprecated]: OperationRow): HTMLElement {
  const item = document.createElement('li')
  item.dataset['match'] = ''
  const link = Object.assign(document.createElement('a'), { href, title: path })
  if (link.pathname === location.pathname) link.ariaCurrent = 'page'
  if (method !== '') {
    const badge = document.createElement('span')
    badge.className = `method method-${method}`
    badge.textContent = method
    link.append(badge)
  }
  const name = document.createElement(isDeprecated ? 's' : 'span')
  name.textContent = label
  link.append(name)
  item.append(link)
  return item
}
