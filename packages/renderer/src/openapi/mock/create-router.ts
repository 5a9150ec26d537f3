import { nearestWord } from '../../contract/index.js'
import { percentDecode } from '../../html/percent-decode.js'
import { nodeAt, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readServers, resolveServerUrl } from '../nouns/server.js'
import { listOperations, methodAndPath, type OperationEntry } from '../operation-entry.js'

/** The operation for a request, or why there is none. */
export type Routing =
  | { readonly kind: 'found'; readonly entry: OperationEntry; readonly values: ReadonlyMap<string, string> }
  /** `allowed` has the methods of the path in upper case. */
  | { readonly kind: 'other-method'; readonly allowed: readonly string[] }
  /** `near` is the operation that was probably meant, such as `GET /orders/{id}`. */
  | { readonly kind: 'none'; readonly near?: string }

/** A request's method in upper case, and its encoded path and query. */
export interface Target {
  readonly method: string
  readonly path: string
  readonly query: string
}

/** A part of a path: text, or a parameter. */
type Piece = { readonly text: string } | { readonly name: string }

interface Route {
  readonly entry: OperationEntry
  readonly segments: readonly (readonly Piece[])[]
  /** Fields that the query must have: some descriptions list an operation at `/?action=list`. */
  readonly fields: readonly (readonly [string, string])[]
  /** A digit for each segment. Routes with smaller digits are more specific. */
  readonly rank: string
}

/**
 * Creates the function that finds the operation for a request. Paths without parameters precede others, as specified.
 * A request can include the path of a server, such as `/v1`.
 */
export function createRouter(document: JsonObject): (target: Target) => Routing {
  const operations = listOperations(document).filter(({ kind }) => kind === 'operation')
  const routes = operations.map(readRoute).toSorted(compareRoutes)
  const bases = listBases(document, operations)
  return ({ method, path, query }) => {
    const paths = [path, ...bases.flatMap((base) => (path.startsWith(`${base}/`) ? path.slice(base.length) : []))]
    for (const each of paths) {
      const matches = routes.flatMap((route) => {
        const values = matchRoute(route, each, query)
        return values ? [{ entry: route.entry, values }] : []
      })
      const ofMethod = (name: string) => matches.find(({ entry }) => entry.method.toUpperCase() === name)
      // Each resource with GET also has HEAD, as HTTP says.
      const match = ofMethod(method) ?? (method === 'HEAD' ? ofMethod('GET') : undefined)
      if (match) return { kind: 'found', ...match }
      if (matches.length > 0) return { kind: 'other-method', allowed: listMethodsOf(matches) }
    }
    const near = findNear(paths.at(-1) ?? path, routes, method)
    return { kind: 'none', ...(near !== undefined && { near }) }
  }
}

function listMethodsOf(matches: readonly { readonly entry: OperationEntry }[]): readonly string[] {
  const methods = new Set(matches.map(({ entry }) => entry.method.toUpperCase()))
  return [...(methods.has('GET') ? methods.add('HEAD') : methods)].toSorted()
}

function readRoute(entry: OperationEntry): Route {
  const [withQuery = ''] = entry.path.split('#', 1)
  const [path = '', query = ''] = withQuery.split('?', 2)
  const segments = split(path).map(readSegment)
  return {
    entry,
    segments,
    fields: [...new URLSearchParams(query)].filter(([, value]) => value !== '' && !value.includes('{')),
    rank: segments.map(rankOf).join(''),
  }
}

/** 0 for text, 1 for text with parameters, 2 for a parameter. */
function rankOf(pieces: readonly Piece[]): number {
  if (!pieces.some((piece) => 'name' in piece)) return 0
  return pieces.length > 1 ? 1 : 2
}

function compareRoutes(a: Route, b: Route): number {
  return b.fields.length - a.fields.length || (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0)
}

function split(path: string): readonly string[] {
  return path.split('/').slice(1).map(percentDecode)
}

function readSegment(segment: string): readonly Piece[] {
  return segment
    .split(/(\{[^{}]*\})/)
    .filter(Boolean)
    .map((text) => (text.startsWith('{') && text.endsWith('}') ? { name: text.slice(1, -1) } : { text }))
}

/** The values of the path's parameters; `undefined` if the route does not match. */
function matchRoute({ segments, fields }: Route, path: string, query: string): ReadonlyMap<string, string> | undefined {
  const parts = split(path)
  // A slash at the end is accepted if no operation has it.
  const own = parts.length === segments.length + 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts
  if (own.length !== segments.length) return undefined
  const given = new URLSearchParams(query)
  if (fields.some(([name, value]) => !given.getAll(name).includes(value))) return undefined
  const values = new Map<string, string>()
  return own.every((part, index) => matchSegment(segments[index] ?? [], part, values)) ? values : undefined
}

/** Matches a segment from left to right without backtracking; each parameter takes at least one character. */
function matchSegment(pieces: readonly Piece[], part: string, values: Map<string, string>): boolean {
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if ('text' in piece) {
      if (!part.startsWith(piece.text, at)) return false
      at += piece.text.length
      continue
    }
    const next = pieces[index + 1]
    const isLast = index === pieces.length - 2
    const end =
      next === undefined
        ? part.length
        : 'name' in next
          ? at + 1
          : isLast
            ? part.lastIndexOf(next.text)
            : part.indexOf(next.text, at + 1)
    if (end <= at) return false
    values.set(piece.name, part.slice(at, end))
    at = end
  }
  return at === part.length
}

/** Paths of all servers, such as `/v1`; the longest first. */
function listBases(document: JsonObject, operations: readonly OperationEntry[]): readonly string[] {
  const owners = new Set(operations.flatMap(({ pointer, pathPointers }) => [pointer, ...pathPointers]))
  const nodes = [rootNode(document), ...[...owners].map((pointer) => nodeAt(document, pointer))]
  const paths = nodes.flatMap(readServers).flatMap((server) => {
    const url = resolveServerUrl(server, document)
    return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname.replace(/\/$/, '') : []
  })
  return [...new Set(paths)].filter(Boolean).toSorted((a, b) => b.length - a.length)
}

/** The operation with the most similar path, preferably with the request's method. */
function findNear(path: string, routes: readonly Route[], method: string): string | undefined {
  const parts = split(path)
  // A parameter is as similar as possible: it takes what the request has in its place.
  const filled = routes.map(({ segments, entry }) => ({
    entry,
    text: `/${segments
      .map((pieces, index) => pieces.map((piece) => ('text' in piece ? piece.text : (parts[index] ?? '0'))).join(''))
      .join('/')}`,
  }))
  const near = nearestWord(`/${parts.join('/')}`, new Set(filled.map(({ text }) => text)))
  const found = filled.filter(({ text }) => text === near)
  const best = found.find(({ entry }) => entry.method.toUpperCase() === method) ?? found[0]
  return best && methodAndPath(best.entry)
}
