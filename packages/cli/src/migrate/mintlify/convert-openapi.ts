import { readApiDescription } from '@docgen/renderer/openapi'
import { isRecord } from '../../config/is-record.js'
import { toSlug } from '../../graph/routes/resolve-slug.js'
import { bundleApi } from '../../read/api/bundle-api.js'
import { docId } from '../content/docs-files.js'
import type { Note } from '../convert/note.js'
import { type MintlifyPages, routeOfPage } from './mintlify-pages.js'

/** An operation of a description. */
export interface Operation {
  /** Method and path, such as `GET /pets`. */
  readonly key: string
  readonly title: string
  readonly tag: string | undefined
}

/** A description of an API. */
export interface MintlifyApi {
  /** Relative to the site's folder. */
  readonly path: string
  /** Folder of the routes of operations without a page of their own. */
  readonly directory: string
  readonly operations: readonly Operation[]
  /** Method and path of an operation → its route without the leading slash, which is also the id of its page. */
  readonly slugs: Map<string, string>
}

/** The descriptions of a site, and the pages that stand for operations. */
export interface MintlifyApis {
  readonly apis: readonly MintlifyApi[]
  /** File of a page without text that shows an operation → the id of the operation's page, which replaces it. */
  readonly replaced: ReadonlyMap<string, string>
  /** Finds an operation by its name in the navigation or in front matter, such as `openapi.json GET /pets`. */
  readonly find: (
    name: string,
    path?: string,
  ) => { readonly api: MintlifyApi; readonly operation: Operation } | undefined
  readonly notes: readonly Note[]
}

const METHODS = 'get|put|post|delete|options|head|patch|trace'
const NAME = new RegExp(`^(?:(\\S+\\.(?:json|ya?ml))\\s+)?(${METHODS})\\s+(\\S+)$`, 'i')
const DEFAULT_DIRECTORY = 'api-reference'

/** Reads the descriptions that the config and the pages name. */
export async function readApis(fields: object, pages: MintlifyPages, siteDir: string): Promise<MintlifyApis> {
  const notes: Note[] = []
  const named = new Map<string, string | undefined>()
  collectNames(fields, named, 0)
  const shown = pages.files.flatMap((file) => {
    const { openapi } = pages.frontMatterOf(file)
    return typeof openapi === 'string' ? [{ file, name: openapi.trim() }] : []
  })
  for (const { name } of shown) {
    const [, path] = NAME.exec(name) ?? []
    if (path !== undefined && !named.has(cleanPath(path))) named.set(cleanPath(path), undefined)
  }
  const apis: MintlifyApi[] = []
  for (const [path, directory = DEFAULT_DIRECTORY] of named) {
    if (/^https?:/.test(path)) {
      const message = 'docgen reads API descriptions from files'
      notes.push({ status: 'lost', path: [], name: path, message, hint: 'Download it, and name the file in `openapi`' })
    } else if (pages.others.includes(path)) {
      apis.push(await readApi(path, directory, siteDir))
      notes.push({ status: 'migrated', path: [], name: path, message: '`openapi`' })
    } else notes.push({ status: 'lost', path: [], name: path, message: 'the API description does not exist' })
  }
  const find: MintlifyApis['find'] = (name, path) => {
    const [, ownPath, method = '', route = ''] = NAME.exec(name.trim()) ?? []
    const wanted = ownPath ?? path
    const key = `${method.toUpperCase()} ${route}`
    const candidates = wanted === undefined ? apis : apis.filter((api) => api.path === cleanPath(wanted))
    for (const api of [...candidates, ...(ownPath === undefined ? apis : [])]) {
      const operation = api.operations.find((each) => each.key === key)
      if (operation) return { api, operation }
    }
    return undefined
  }
  const replaced = new Map<string, string>()
  for (const { file, name } of shown) {
    const found = find(name)
    const text = pages.read(file)
    if (!found) {
      const message = `no API description of the site has the operation ${name}`
      notes.push({ status: 'lost', path: [], name: file, message })
    } else if (hasContent(text) || found.api.slugs.has(found.operation.key)) {
      const message = 'the page stays, and docgen shows the operation on a page of its own'
      const hint = 'Move the text into the description of the operation, and delete the page'
      notes.push({ status: 'changed', path: [], name: `openapi of ${file}`, message, hint })
    } else {
      const slug = routeOfPage(file).slice(1)
      found.api.slugs.set(found.operation.key, slug)
      replaced.set(file, slug)
    }
  }
  return { apis, replaced, find, notes }
}

/** Collects the paths in all fields `openapi`, each with the folder of its routes. */
function collectNames(value: unknown, named: Map<string, string | undefined>, depth: number): void {
  if (depth > 40) return
  if (Array.isArray(value)) for (const item of value) collectNames(item, named, depth + 1)
  if (!isRecord(value)) return
  const { openapi, directory, ...others } = value
  for (const item of Array.isArray(openapi) ? openapi : [openapi]) {
    const path = isRecord(item) ? item['source'] : item
    const folder = (isRecord(item) ? item['directory'] : undefined) ?? directory
    if (typeof path !== 'string' || path === '') continue
    const base = typeof folder === 'string' && folder !== '' ? folder.replace(/^\/|\/$/g, '') : undefined
    named.set(cleanPath(path), named.get(cleanPath(path)) ?? base)
  }
  for (const item of Object.values(others)) collectNames(item, named, depth + 1)
}

/** The path of a description relative to the site's folder; URLs stay as they are. */
export function cleanPath(path: string): string {
  return path.replace(/^(?:\.?\/)+/, '')
}

/** Whether a page has content besides its front matter, imports and white space. */
function hasContent(text: string): boolean {
  const body = text.replace(/^\ufeff?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '')
  return body.replace(/^import\s.*$/gm, '').trim() !== ''
}

async function readApi(path: string, directory: string, siteDir: string): Promise<MintlifyApi> {
  const { value } = await bundleApi(siteDir, path, { origins: [] })
  const operations = value ? readApiDescription(value.document).pages : []
  return {
    path,
    directory,
    operations: operations
      .filter(({ kind }) => kind === 'operation')
      .map(({ method, path: route, title, tags }) => ({
        key: `${method.toUpperCase()} ${route}`,
        title,
        tag: tags[0],
      })),
    slugs: new Map(),
  }
}

/** Returns the id of the page of an operation. If it has none yet, it gets the route that Mintlify gives it. */
export function nameOperation(
  { slugs, directory: ofApi }: MintlifyApi,
  operation: Operation,
  directory = ofApi,
): string {
  const { key, title, tag } = operation
  const known = slugs.get(key)
  if (known !== undefined) return known
  const base = [directory, ...(tag === undefined ? [] : [toSlug(tag)]), toSlug(title)].join('/')
  const taken = new Set(slugs.values())
  let slug = base
  for (let number = 1; taken.has(slug); number++) slug = `${base}-${number}`
  slugs.set(key, slug)
  return slug
}

/** The field `openapi` of the new config. */
export function writeApis({ apis }: MintlifyApis): readonly object[] {
  return apis.map((api) => {
    for (const operation of api.operations) nameOperation(api, operation)
    const { path, directory, slugs } = api
    const slug = `${directory}/${toSlug(path.replace(/^.*\/|\.\w+$/g, ''))}`
    return { path, routeBasePath: '/', slug, ...(slugs.size > 0 && { slugs: Object.fromEntries(slugs) }) }
  })
}

/** The files of pages that operations replace, as patterns. */
export function listReplaced({ replaced }: MintlifyApis): readonly string[] {
  return [...replaced.keys()].map((file) => `${docId(file)}.{md,mdx}`)
}
