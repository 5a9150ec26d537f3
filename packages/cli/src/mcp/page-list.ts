import { decodePath } from '../read/files/decode-path.js'

/** A page in `llms.txt`. */
export interface ListedPage {
  /** Heading above it: a category of the sidebar. */
  readonly section: string
  readonly title: string
  /** Absolute URL of its Markdown. */
  readonly url: string
  /** Its description. For an operation of an API, method and path precede it. */
  readonly note: string
}

/** Content of an `llms.txt`. */
export interface PageList {
  readonly pages: readonly ListedPage[]
  /** Names of the files that a long list is split into, such as `guides.txt`, in the folder `llms`. */
  readonly parts: readonly string[]
}

// Labels have no unescaped brackets, and URLs no parentheses: see `create-llms-files.ts`.
const LINE = /^- \[((?:[^[\]\\]|\\.)*)\]\(([^()\s]+)\)(?:: (.*))?$/

/** Reads an `llms.txt` that docgen wrote. Ignores lines of other forms. */
export function readPageList(text: string): PageList {
  const pages: ListedPage[] = []
  const parts: string[] = []
  let section = ''
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('## ')) section = withoutEscapes(line.slice(3))
    const [, title = '', url = '', note = ''] = LINE.exec(line) ?? []
    const [, part] = /\/llms\/([^/]+\.txt)$/.exec(url) ?? []
    if (part !== undefined) parts.push(decodePath(part))
    else if (url.endsWith('.md')) pages.push({ section, title: withoutEscapes(title), url, note: withoutEscapes(note) })
  }
  return { pages, parts }
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/g, '$1')
}

/** An operation of an API: method in upper case, and path. */
export interface Endpoint {
  readonly method: string
  readonly path: string
}

/** Method and path at the start of a page's note; undefined if the page is not an operation. */
export function endpointOf({ note }: Pick<ListedPage, 'note'>): Endpoint | undefined {
  const [, method, path] = /^`([A-Z]+) (\/[^`]*)`/.exec(note) ?? []
  return method === undefined || path === undefined ? undefined : { method, path }
}

/**
 * The operations that a text names: `GET /orders/{id}`, a path, a title, or an operation's name in any notation. Names
 * of path parameters do not matter.
 */
export function findOperations(text: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const [, method, path] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/\s]+)?(\/\S*)$/i.exec(text.trim()) ?? []
  const operations = pages.filter((page) => endpointOf(page) !== undefined)
  if (path === undefined) {
    const name = simplify(text)
    const isNamed = (page: ListedPage): boolean =>
      simplify(page.title) === name || simplify(nameInUrl(page.url)) === name
    const named = operations.filter(isNamed)
    // Webhooks have no path.
    return named.length > 0 ? named : pages.filter(isNamed)
  }
  const template = withoutNames(path)
  const matches = (isEqual: (operationPath: string) => boolean): readonly ListedPage[] =>
    operations.filter((page) => {
      const endpoint = endpointOf(page)
      const isMethod = method === undefined || endpoint?.method === method.toUpperCase()
      return endpoint !== undefined && isMethod && isEqual(withoutNames(endpoint.path))
    })
  const exact = matches((each) => each === template)
  // The text or the description may include the path of the server, such as `/v1`, in the path of the operation.
  return exact.length > 0 ? exact : matches((each) => template.endsWith(each) || each.endsWith(template))
}

function withoutNames(path: string): string {
  return path
    .replace(/[?#].*/s, '')
    .replace(/\{[^{}/]*\}/g, '{}')
    .replace(/(?<!^)\/$/, '')
}

function nameInUrl(url: string): string {
  return decodePath(url.slice(url.lastIndexOf('/') + 1).replace(/\.md$/, ''))
}

/** `getOrder`, `get-order` and `Get order` are one name. */
function simplify(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
