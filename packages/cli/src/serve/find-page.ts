import type { FileStore, ServedFile } from './file-store.js'

/** Result for a path: a file to serve, or its canonical spelling. */
export type PageLookup =
  | { readonly file: string; readonly served: ServedFile }
  /** A path inside the site, without base URL and without a leading slash. */
  | { readonly moved: string }

/** Files that configure the server and are not served. */
const PRIVATE = new Set(['_headers', '_redirects'])

/**
 * Resolves a path (without base URL and leading slash) as static hosts do: `a` is the file `a` or `a.html`, `a/` is
 * `a/index.html`. Redirects `a.html`, `a/index.html`, and paths with a surplus or missing trailing slash to the
 * canonical spelling. A 404 page keeps the file name that hosts look for. Returns `undefined` if there is no file.
 */
export async function findPage(path: string, store: FileStore): Promise<PageLookup | undefined> {
  const find = async (file: string): Promise<PageLookup | undefined> => {
    const served = isServed(file) ? await store.find(file) : undefined
    return served && { file, served }
  }
  const moveIf = async (file: string, moved: string): Promise<PageLookup | undefined> =>
    isServed(file) && (await store.find(file)) ? { moved } : undefined
  if (path === '') return find('index.html')
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1)
    return (await find(`${path}index.html`)) ?? (await moveIf(`${bare}.html`, bare)) ?? (await moveIf(bare, bare))
  }
  if (/(?:^|\/)index\.html$/.test(path)) return moveIf(path, path.slice(0, -'index.html'.length))
  if (path.endsWith('.html') && !/(?:^|\/)404\.html$/.test(path) && (await store.find(path))) {
    const bare = path.slice(0, -'.html'.length)
    // A folder page next to the file, or a file without an extension, takes the shorter URL.
    const isTaken = (await store.find(`${bare}/index.html`)) ?? (await store.find(bare))
    return isTaken ? find(path) : { moved: bare }
  }
  return (await find(path)) ?? (await find(`${path}.html`)) ?? moveIf(`${path}/index.html`, `${path}/`)
}

function isServed(file: string): boolean {
  return !PRIVATE.has(file) && hasOneName(file)
}

/** Whether a path is the only name of its file: Windows also finds `a.html` under `a.html.`. */
export function hasOneName(path: string): boolean {
  return path.split('/').every((name) => name !== '' && !/[. ]$/.test(name))
}

const MISSING_PAGE = '404.html'
// Home pages of languages are not deeper, and a URL with a thousand slashes must not cause a thousand file lookups.
const MAX_DEPTH = 8

/** Finds the nearest 404 page above a path (without base URL and leading slash), because each language can have one. */
export async function findMissingPage(
  path: string,
  store: Pick<FileStore, 'find'>,
): Promise<{ readonly file: string; readonly served: ServedFile } | undefined> {
  const folders = path.split('/').slice(0, -1).slice(0, MAX_DEPTH)
  for (let depth = folders.length; depth >= 0; depth--) {
    const above = folders.slice(0, depth)
    const file = [...above, MISSING_PAGE].join('/')
    const served = above.includes('') ? undefined : await store.find(file)
    if (served) return { file, served }
  }
  return undefined
}
