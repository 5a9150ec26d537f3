import {
  childNode,
  DESCRIPTION_URL,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  rootNode,
} from '../document-node.js'
import { asText, type JsonObject, toLabel } from '../json-value.js'
import { toKebab } from '../to-kebab.js'
import { visibleElements, visibleEntries } from '../visible-nodes.js'
import { type Described, readDescribed } from './described.js'

/** A server of the API; `{name}` in its URL is a variable. */
export interface Server {
  readonly url: string
  readonly name?: string
  readonly description?: Described
  readonly variables: readonly ServerVariable[]
}

/** A part of a URL that differs between customers or regions. */
export interface ServerVariable {
  readonly name: string
  readonly defaultValue: string
  readonly values: readonly string[]
  readonly description?: Described
}

/** The servers that a node lists. */
export function readServers(node: DocumentNode): readonly Server[] {
  const servers = childNode(node, 'servers')
  // AsyncAPI names its servers.
  const named = visibleEntries(servers).map(([name, at]) => ({ name, ...readServer(follow(at)) }))
  return [...visibleElements(servers).map(readServer), ...named]
}

/** Reads a server; without a URL and host, it is at `/`. Servers of AsyncAPI have a host instead of a URL. */
export function readServer(node: DocumentNode): Server {
  const description = readDescribed(node)
  const name = asText(childNode(node, 'name').value) ?? asText(childNode(node, 'title').value)
  return {
    ...(name !== undefined && { name }),
    url: asText(childNode(node, 'url').value) || hostUrl(node) || '/',
    ...(description && { description }),
    variables: entryNodes(childNode(node, 'variables')).map(([name, variable]) => readVariable(name, follow(variable))),
  }
}

/** The URL of a server of AsyncAPI, such as `kafka://broker.example.com:9092`. */
function hostUrl(node: DocumentNode): string | undefined {
  const [host, protocol, path = ''] = ['host', 'protocol', 'pathname'].map((key) => asText(childNode(node, key).value))
  return host === undefined ? undefined : `${protocol ?? 'https'}://${host}${path}`
}

/**
 * The URL of a server with the default values of its variables and without trailing slash. As specified, a relative URL
 * is resolved against the URL of the description. It stays relative if the URL of the description is unknown.
 */
export function resolveServerUrl(server: Server, document: JsonObject): string {
  return withoutFinalSlashes(resolveVariables(server, document))
}

function resolveVariables({ url, variables }: Server, document: JsonObject): string {
  const defaults = new Map(variables.map(({ name, defaultValue, values }) => [name, defaultValue || values[0]]))
  const filled = url.trim().replace(/\{([^{}]*)\}/g, (whole, name) => defaults.get(name) || whole)
  return isRelative(filled) ? resolveRelative(filled, asText(document[DESCRIPTION_URL])) : filled
}

/** Resolves a relative URL of the API against its first server, as specified; unchanged if the host is unknown. */
export function resolveAgainstServer(url: string, document: JsonObject): string {
  const server = readServers(rootNode(document))[0] ?? DEFAULT_SERVER
  const base = resolveVariables(server, document)
  return isRelative(url) && URL.canParse(url, base) ? new URL(url, base).href : url
}

/** Whether a URL has no scheme. A variable counts as a scheme. */
function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*|\{[^{}]*\}):\/\//i.test(url)
}

function resolveRelative(url: string, base: string | undefined): string {
  const resolved = base !== undefined && URL.canParse(url, base) ? new URL(url, base).href : undefined
  if (resolved !== undefined) return resolved.replaceAll('%7B', '{').replaceAll('%7D', '}')
  return url.startsWith('//') ? `https:${url}` : url
}

function withoutFinalSlashes(url: string): string {
  let end = url.length
  while (url.charAt(end - 1) === '/') end -= 1
  return url.slice(0, end)
}

/** Placeholder for the host in samples if neither the description nor the config names one. */
export const UNKNOWN_HOST = 'https://your-server.example'

/**
 * The base URL of request samples, and its query. Unknown parts are placeholders: the host, and variables without a
 * value.
 */
export function sampleServerUrl(
  server: Server | undefined,
  document: JsonObject,
): { readonly base: string; readonly query: string } {
  const resolved = resolveServerUrl(server ?? DEFAULT_SERVER, document)
    .replace(/^\{[^{}]*\}(?=:\/\/)/, 'https')
    .replace(/:\{[^{}]*\}/g, '')
    .replace(/\{([^{}]*)\}/g, (_variable, name) => `your-${toKebab(name) || 'value'}`)
  const absolute = isRelative(resolved)
    ? `${UNKNOWN_HOST}${resolved === '' || /^[/?#]/.test(resolved) ? '' : '/'}${resolved}`
    : resolved
  const [withoutHash = ''] = absolute.split('#', 1)
  const mark = withoutHash.indexOf('?')
  if (mark === -1) return { base: withoutFinalSlashes(withoutHash), query: '' }
  return { base: withoutFinalSlashes(withoutHash.slice(0, mark)), query: withoutHash.slice(mark + 1) }
}

// The specification's default for a description without servers.
const DEFAULT_SERVER: Server = { url: '/', variables: [] }

/** Whether request samples for the server show the placeholder for its host. */
export function isHostUnknown(server: Server | undefined, document: JsonObject): boolean {
  return isRelative(resolveServerUrl(server ?? DEFAULT_SERVER, document))
}

function readVariable(name: string, node: DocumentNode): ServerVariable {
  const description = readDescribed(node)
  const value = childNode(node, 'default').value
  return {
    name,
    defaultValue: value === undefined ? '' : toLabel(value),
    values: elementNodes(childNode(node, 'enum')).flatMap((each) =>
      each.value === undefined ? [] : toLabel(each.value),
    ),
    ...(description && { description }),
  }
}
