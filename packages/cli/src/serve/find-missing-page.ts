import type { FileStore, ServedFile } from './file-store.js'

const MISSING_PAGE = '404.html'
// No language starts deeper, and a URL with a thousand slashes must not cause as many file lookups.
const DEEPEST = 8

/** The nearest 404 page above a path (without base URL and leading slash): each language has its own. */
export async function findMissingPage(
  path: string,
  store: Pick<FileStore, 'find'>,
): Promise<{ readonly file: string; readonly served: ServedFile } | undefined> {
  const folders = path.split('/').slice(0, -1).slice(0, DEEPEST)
  for (let depth = folders.length; depth >= 0; depth--) {
    const above = folders.slice(0, depth)
    const file = [...above, MISSING_PAGE].join('/')
    const served = above.includes('') ? undefined : await store.find(file)
    if (served) return { file, served }
  }
  return undefined
}
