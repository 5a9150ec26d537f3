import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { resolveServerUrl, type Server } from '../nouns/server.js'
import { listOperations, type OperationEntry } from '../operation-entry.js'

/**
 * Maximum number of URLs of a server. If the values of a variable result in more URLs, a wildcard replaces the
 * variable.
 */
const MAX_ORIGINS = 20

/** The proxy of an API's consoles. */
export interface ConsoleProxy {
  /** URL that forwards requests, if the site has one. */
  readonly proxy?: string
}

// The URLs of a flow to which a console sends requests.
const REQUESTED: readonly string[] = ['tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl']

/**
 * Returns the sources that a security policy has to allow for an operation's console, sorted: the source of the proxy
 * if there is one, otherwise the sources of the servers and of the OAuth schemes' URLs for requests. A relative URL needs no
 * source, because it is on the site itself.
 */
export function listConnectSources(
  document: JsonObject,
  entry: OperationEntry,
  { proxy }: ConsoleProxy,
): readonly string[] {
  if (proxy !== undefined) return toSource(proxy)
  const { servers, security } = readOperation(document, entry)
  const names = new Set(security?.alternatives.flatMap((required) => required.map(({ name }) => name)))
  const tokenUrls = readSecuritySchemes(document)
    .filter(({ name }) => names.has(name))
    .flatMap(({ flows }) => flows.flatMap(({ facts }) => facts))
    .flatMap(({ name, value }) => (REQUESTED.includes(name) ? [value] : []))
  const urls = [...servers.flatMap((server) => expandServer(server, document)), ...tokenUrls]
  return [...new Set(urls.flatMap(toSource))].toSorted()
}

/** The sources for the consoles of all operations of an API, sorted. */
export function listConsoleSources(document: JsonObject, settings: ConsoleProxy): readonly string[] {
  const operations = listOperations(document).filter(({ kind }) => kind === 'operation')
  const entries = settings.proxy === undefined ? operations : operations.slice(0, 1)
  return [...new Set(entries.flatMap((entry) => listConnectSources(document, entry, settings)))].toSorted()
}

/**
 * The URLs of a server for all values of the variables in its host. Variables without listed values stay in the URL.
 */
function expandServer(server: Server, document: JsonObject): readonly string[] {
  const inHost = /^[^/]*\/\/[^/]*/.exec(server.url)?.[0] ?? server.url
  const variables = server.variables.filter(({ name }) => inHost.includes(`{${name}}`))
  let urls = [server.url]
  for (const { name, values } of variables) {
    const next = urls.flatMap((url) => values.map((value) => url.replaceAll(`{${name}}`, () => value)))
    if (values.length > 0 && next.length <= MAX_ORIGINS) urls = next
  }
  return [...urls.map((url) => resolveServerUrl({ url, variables: [] }, document)), resolveServerUrl(server, document)]
}

const ORIGIN = /^(https?:\/\/)([^/?#@]+)/i
const VARIABLE = /\{[^{}]*\}/g

/**
 * The source of a URL, with wildcards for variables: a policy allows these only as the first label of a host, and as
 * its port. Empty for relative URLs, and if the wildcard would allow too much.
 */
function toSource(url: string): readonly string[] {
  const [, scheme = '', host = ''] = ORIGIN.exec(url.replace(/^\{[^{}]*\}(?=:\/\/)/, 'https')) ?? []
  if (host === '') return []
  const [name = '', port] = host.split(/:(?=[^:\]]*$)/)
  const labels = name.split('.')
  const open = labels.findLastIndex((label) => label.includes('{'))
  const rest = labels.slice(open + 1)
  // A wildcard for a whole top-level domain, or for all hosts.
  if (open !== -1 && rest.length < 2) return []
  const hostSource = open === -1 ? name : `*.${rest.join('.')}`
  const source = `${scheme}${hostSource}${port === undefined ? '' : `:${port.replace(VARIABLE, '*')}`}`.toLowerCase()
  return /^https?:\/\/[\w.*:[\]-]+$/.test(source) ? [source.replace(/^(http:.*):80$|^(https:.*):443$/, '$1$2')] : []
}

/** Whether a policy with the source lets a page connect to a URL. */
export function matchesSource({ protocol, hostname, port }: URL, source: string): boolean {
  const [, scheme, host = '', sourcePort = ''] = /^(https?:)\/\/(.+?)(?::(\*|\d+))?$/.exec(source) ?? []
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  return protocol === scheme && isHost && (sourcePort === '*' || port === sourcePort)
}
