import type { FileStore, ServedFile } from './file-store.js'

/** What lies at a path: a file to send, or the spelling under which it is found. */
export type Found =
  | { readonly file: string; readonly served: ServedFile }
  /** A path inside the site, without base URL and without a slash before it. */
  | { readonly moved: string }

/** Files that steer the server and are not for readers. */
const PRIVATE = new Set(['_headers', '_redirects'])

/**
 * Finds a path (without base URL, no slash before it) the way static hosts do: `a` is the file `a` or `a.html`, `a/` is `a/index.html`,
 * and whoever asks for `a.html`, `a/index.html`, or a path with a slash too many or too few is sent to the right spelling.
 * A page for unknown addresses keeps the name by which hosts look for it.
 */
export async function findPage(path: string, store: FileStore): Promise<Found | undefined> {
  const find = async (file: string): Promise<Found | undefined> => {
    const served = isServed(file) ? await store.find(file) : undefined
    return served && { file, served }
  }
  const moveIf = async (file: string, moved: string): Promise<Found | undefined> =>
    isServed(file) && (await store.find(file)) ? { moved } : undefined
  if (path === '') return find('index.html')
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1)
    return (await find(`${path}index.html`)) ?? (await moveIf(`${bare}.html`, bare)) ?? (await moveIf(bare, bare))
  }
  if (/(?:^|\/)index\.html$/.test(path)) return moveIf(path, path.slice(0, -'index.html'.length))
  if (path.endsWith('.html') && !/(?:^|\/)404\.html$/.test(path) && (await store.find(path))) {
    const bare = path.slice(0, -'.html'.length)
    // A folder page beside the file, or a file without an ending, has the shorter address.
    const isTaken = (await store.find(`${bare}/index.html`)) ?? (await store.find(bare))
    return isTaken ? find(path) : { moved: bare }
  }
  return (await find(path)) ?? (await find(`${path}.html`)) ?? moveIf(`${path}/index.html`, `${path}/`)
}

/** Windows finds `a.html` under `a.html.`, too; here a file has one name. */
function isServed(file: string): boolean {
  return !PRIVATE.has(file) && file.split('/').every((name) => name !== '' && !/[. ]$/.test(name))
}
