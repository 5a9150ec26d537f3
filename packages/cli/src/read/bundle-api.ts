import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import {
  askIfMeant,
  EXTERNAL_FILES,
  encodeKey,
  type JsonObject,
  type JsonValue,
  type PartRole,
  roleOfFile,
  roleUnder,
} from '@docgen/renderer/light'
import { type ApiFile, type ApiPart, isRemote } from './api-file.js'
import { createPathFinder } from './create-path-finder.js'
import { fetchRemoteFile, type RemoteMemo } from './fetch-remote-file.js'
import { isOfSite } from './is-of-site.js'
import { parseApiFile } from './parse-api-file.js'
import { createPlaceInApi } from './place-in-api.js'
import { readText, type TextFile } from './read-text.js'
import { findSchemaAnchors, type SchemaAnchors } from './schema-anchors.js'

type Bundle = Pick<ApiFile, 'document' | 'files'>

/** Which other sites a description may take files from. */
export interface RemoteAccess {
  /** Such as `https://schemas.example.org`. */
  readonly origins: readonly string[]
  readonly memo?: RemoteMemo
}

interface Bundling {
  readonly siteDir: string
  readonly remote: RemoteAccess
  readonly root: string
  readonly parts: ApiPart[]
  readonly values: Map<string, JsonObject>
  /** Files that are named and not yet read, with the place of the first reference. */
  readonly waiting: Map<string, { readonly file: string; readonly pointer: string }>
  readonly diagnostics: Diagnostic[]
}

/** Reads a description with the files that it refers to, from the site's folder and from origins that are allowed alone, and makes one value of them. */
export async function bundleApi(
  siteDir: string,
  root: string,
  remote: RemoteAccess = { origins: [] },
): Promise<Outcome<Bundle | undefined>> {
  const state: Bundling = { siteDir, remote, root, parts: [], values: new Map(), waiting: new Map(), diagnostics: [] }
  const main = await readPart(root, undefined, state)
  if (!main) return { value: undefined, diagnostics: state.diagnostics }
  for (let next = first(state.waiting); next; next = first(state.waiting)) {
    state.waiting.delete(next[0])
    await readPart(next[0], next[1], state)
  }
  const others = [...state.values].filter(([path]) => path !== root)
  const document = {
    ...state.values.get(root),
    ...(others.length > 0 && { [EXTERNAL_FILES]: Object.fromEntries(others) }),
  }
  return { value: { document, files: state.parts }, diagnostics: state.diagnostics }
}

function first<Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined {
  for (const entry of map) return entry
  return undefined
}

async function readPart(
  path: string,
  from: { readonly file: string; readonly pointer: string } | undefined,
  state: Bundling,
): Promise<boolean> {
  if (!isRemote(path) && !isOfSite(path, state.siteDir)) {
    const message = `${path} is outside the site's folder, and nothing is read from there`
    report(from, { code: 'api-file-outside', message }, state)
    return false
  }
  const file = isRemote(path) ? await fetchText(path, state) : readText(join(state.siteDir, path), path)
  if (file.text === undefined) {
    const [reason] = file.diagnostics
    const message = from ? `the file ${path} ${reason?.message ?? ''}` : (reason?.message ?? '')
    const hint = reason?.hint ?? (from ? undefined : hintAtDescription(path, state))
    report(from, { code: 'api-unreadable', message, ...(hint !== undefined && { hint }) }, state)
    return false
  }
  state.parts.push({ path, text: file.text, hash: file.hash })
  const parsed = parseApiFile(file.text, path)
  state.diagnostics.push(...file.diagnostics, ...parsed.diagnostics)
  if (!parsed.value) return false
  state.values.set(path, {})
  const role = path === state.root ? 'object' : roleOfFile(parsed.value)
  const anchors = findSchemaAnchors(parsed.value, file.text)
  const rewritten = rewrite(parsed.value, { path, pointer: '', role, anchors }, state)
  state.values.set(path, isObject(rewritten) ? rewritten : {})
  return true
}

/** The config names the description: its name may be right but for letter case. */
function hintAtDescription(path: string, { siteDir }: Bundling): string {
  const near = createPathFinder(siteDir)(path)
  return near === undefined || near === path
    ? 'Name it in openapi by its path from the config’s folder'
    : askIfMeant(`./${near}`, true)
}

async function fetchText(
  url: string,
  { remote }: Bundling,
): Promise<TextFile | { readonly text?: undefined; readonly diagnostics: readonly Diagnostic[] }> {
  const { memo } = remote
  const file = await fetchRemoteFile({ url, ...(memo && { memo }) })
  if (typeof file !== 'string') return { ...file, diagnostics: [] }
  const hint = 'Build again when the server gives it, or save the file beside the description'
  return {
    diagnostics: [{ code: 'api-unreadable', severity: 'error', message: `could not be fetched: ${file}`, hint }],
  }
}

interface Place {
  readonly path: string
  readonly pointer: string
  readonly role: PartRole
  /** Those of the file. */
  readonly anchors: SchemaAnchors
}

function rewrite(value: JsonValue, place: Place, state: Bundling): JsonValue {
  if (place.role === 'data') return value
  if (Array.isArray(value)) {
    return value.map((each, index) =>
      rewrite(each, { ...place, pointer: `${place.pointer}/${index}`, role: 'object' }, state),
    )
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, each]) => {
    if (typeof each !== 'object' && typeof each !== 'string') return [key, each] as const
    const at: Place = {
      ...place,
      pointer: `${place.pointer}/${encodeKey(key)}`,
      role: roleUnder(key, each, place.role),
    }
    // Who reads a description wants to see one tree: the one that stands in it.
    const isDynamic = key === '$dynamicRef' && !('$ref' in value)
    if ((key === '$ref' || isDynamic) && typeof each === 'string') {
      return ['$ref', rewriteReference(each, at, state)] as const
    }
    if (key === 'operationRef' && place.role === 'object' && typeof each === 'string') {
      return [key, rewriteLink(each, at, state)] as const
    }
    if (key === 'mapping' && isObject(each) && place.pointer.endsWith('/discriminator')) {
      return [key, rewriteMapping(each, at, state)] as const
    }
    return [key, rewrite(each, at, state)] as const
  })
  return Object.fromEntries(entries)
}

function rewriteMapping(mapping: JsonObject, place: Place, state: Bundling): JsonObject {
  return Object.fromEntries(
    Object.entries(mapping).map(([name, target]) => {
      const isReference = typeof target === 'string' && /[#/]|\.(?:ya?ml|json)$/.test(target)
      return [name, isReference ? rewriteReference(target, place, state) : target] as const
    }),
  )
}

/** The operation that a link names by a path, as one inside the whole; nothing is read for it. Addresses stay. */
function rewriteLink(reference: string, { path, pointer }: Place, state: Bundling): string {
  const [target = '', fragment = ''] = reference.split('#', 2)
  if (isRemote(path) || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return reference
  const file = resolvePath(target, path)
  if (!isOfSite(file, state.siteDir) || !existsSync(join(state.siteDir, file))) {
    const message = `this link leads to a file that the site does not have: ${JSON.stringify(reference)}`
    report({ file: path, pointer }, { code: 'api-unknown-operation', severity: 'warning', message }, state)
  }
  return pointTo({ path: file, fragment }, state)
}

/** A reference as one inside the whole; the file that it names is noted to be read. */
function rewriteReference(reference: string, place: Place, state: Bundling): string {
  const hash = reference.indexOf('#')
  const target = hash === -1 ? reference : reference.slice(0, hash)
  const fragment = hash === -1 ? '' : reference.slice(hash + 1)
  const named = place.anchors.find(reference)
  if (named !== undefined) return pointTo({ path: place.path, fragment: encodeURI(named) }, state)
  if (target !== '' && (isRemote(place.path) || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target))) {
    const url = parseAddress(target, isRemote(place.path) ? place.path : 'https://host.invalid')
    if (url && isAllowed(url, state)) {
      noteFile(url.href, place, state)
      return pointTo({ path: url.href, fragment }, state)
    }
    const message = `the reference ${JSON.stringify(reference)} leads to another address, which the config does not allow`
    const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === ''
    const hint = `${isWeb ? `Allow it with remoteRefs: ['${url.origin}'], or save` : 'Save'} the file beside the description`
    report({ file: place.path, pointer: place.pointer }, { code: 'api-remote-ref', message, hint }, state)
    return reference
  }
  const path = resolvePath(target, place.path)
  if (target === '') return pointTo({ path, fragment: place.anchors.within(place.pointer, fragment) }, state)
  if (fragment !== '' && !fragment.startsWith('/')) {
    const message = `the reference ${JSON.stringify(reference)} names a place by its anchor, which only works in one file`
    const hint = 'Name it by its place, such as `schemas.yaml#/Order`'
    report({ file: place.path, pointer: place.pointer }, { code: 'api-dangling-ref', message, hint }, state)
    return reference
  }
  if (path !== state.root) noteFile(path, place, state)
  return pointTo({ path, fragment }, state)
}

function parseAddress(address: string, base: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

function isAllowed(url: URL, { remote }: Bundling): boolean {
  return /^https?:$/.test(url.protocol) && url.username === '' && remote.origins.includes(url.origin)
}

/** Asks for a file to be read. */
function noteFile(path: string, { path: file, pointer }: Place, { values, waiting }: Bundling): void {
  if (!values.has(path) && !waiting.has(path)) waiting.set(path, { file, pointer })
}

/** A place in a file as a reference to where that file stands in the whole. */
function pointTo(
  { path, fragment }: { readonly path: string; readonly fragment: string },
  { root }: Pick<Bundling, 'root'>,
): string {
  return path === root ? `#${fragment}` : `#/${EXTERNAL_FILES}/${encodeURIComponent(encodeKey(path))}${fragment}`
}

/** The file that a reference in another one names, relative to the site's folder. */
function resolvePath(target: string, from: string): string {
  const decoded = decodePath(target)
  if (target === '' || decoded.startsWith('/')) return decoded || from
  return posix.join(posix.dirname(from), decoded)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function report(
  from: { readonly file: string; readonly pointer: string } | undefined,
  mistake: Pick<Diagnostic, 'code' | 'message' | 'hint'> & Partial<Pick<Diagnostic, 'severity'>>,
  { root, parts, diagnostics }: Bundling,
): void {
  const text = parts.find(({ path }) => path === from?.file)
  const place = from && text ? createPlaceInApi({ path: from.file, files: [text] })(from.pointer) : { file: root }
  diagnostics.push({ severity: 'error', ...mistake, ...place })
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
