import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
import { decodePath, parseAddress, pointTo, resolvePath } from './api-path.js'
import { createPathFinder } from './create-path-finder.js'
import { fetchRemoteFile, type RemoteMemo } from './fetch-remote-file.js'
import { isOfSite } from './is-of-site.js'
import { parseApiFile } from './parse-api-file.js'
import { createPlaceInApi, type PlaceInApi } from './place-in-api.js'
import { type NamedReference, placeReferences, type ReferencePlace } from './place-references.js'
import { readText, type TextFile } from './read-text.js'
import { findSchemaAnchors, type SchemaAnchors } from './schema-anchors.js'

type Bundle = Pick<ApiFile, 'document' | 'files'>

/** Which other sites a description may take files from, and which descriptions have pages beside it. */
export interface ApiSurroundings {
  /** Such as `https://schemas.example.org`. */
  readonly origins: readonly string[]
  readonly memo?: RemoteMemo
  /** Main files of all APIs of the site, relative to its folder. */
  readonly apis?: readonly string[]
}

interface Bundling {
  readonly siteDir: string
  readonly around: ApiSurroundings
  readonly root: string
  readonly parts: ApiPart[]
  readonly values: Map<string, JsonObject>
  /** File that is read → the names of its schemas. */
  readonly anchors: Map<string, SchemaAnchors>
  /** References to names in files that may not be read yet. */
  readonly named: NamedReference[]
  /** Files that are named and not yet read, with the place of the first reference. */
  readonly waiting: Map<string, ReferencePlace>
  /** Finds places in files in which something had to be placed already. */
  readonly places: Map<ApiPart, PlaceInApi>
  readonly diagnostics: Diagnostic[]
}

/** Reads a description with the files that it refers to, from the site's folder and from origins that are allowed alone, and makes one value of them. */
export async function bundleApi(
  siteDir: string,
  root: string,
  around: ApiSurroundings = { origins: [] },
): Promise<Outcome<Bundle | undefined>> {
  const state: Bundling = {
    siteDir,
    around,
    root,
    parts: [],
    values: new Map(),
    anchors: new Map(),
    named: [],
    waiting: new Map(),
    places: new Map(),
    diagnostics: [],
  }
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
  return { value: { document: placeNamed(document, state), files: state.parts }, diagnostics: state.diagnostics }
}

/** Leads references by name to the places that have these names, now that all files are read; names that none has are reported. */
function placeNamed(document: JsonObject, state: Bundling): JsonObject {
  const places = new Map<string, string>()
  for (const { path, name, written, reference, from } of state.named) {
    const found = state.anchors.get(path)?.find(`#${name}`)
    if (found !== undefined) places.set(written, pointTo(path, encodeURI(found), state.root))
    else if (state.anchors.has(path)) {
      places.set(written, reference)
      const message = `the reference ${JSON.stringify(reference)} leads nowhere: no schema of that file has this anchor`
      const hint = 'Name the schema by its place, such as `schemas.yaml#/Order`'
      report(from, { code: 'api-dangling-ref', message, hint }, state)
    }
  }
  return placeReferences(document, places)
}

function first<Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined {
  for (const entry of map) return entry
  return undefined
}

async function readPart(path: string, from: ReferencePlace | undefined, state: Bundling): Promise<boolean> {
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
  state.anchors.set(path, anchors)
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
  { around: { memo } }: Bundling,
): Promise<TextFile | { readonly text?: undefined; readonly diagnostics: readonly Diagnostic[] }> {
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

/** The operation that a link names by a path, as one inside the whole, or as a link of the site where another API has it; nothing is read for it. Addresses stay. */
function rewriteLink(reference: string, { path, pointer }: Place, state: Bundling): string {
  const [target = '', fragment = ''] = reference.split('#', 2)
  if (isRemote(path) || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return reference
  const file = resolvePath(target, path)
  if (file !== state.root && state.around.apis?.includes(file)) return `api:${file}#${decodePath(fragment)}`
  if (!isOfSite(file, state.siteDir) || !existsSync(join(state.siteDir, file))) {
    const message = `this link leads to a file that the site does not have: ${JSON.stringify(reference)}`
    report({ file: path, pointer }, { code: 'api-unknown-operation', severity: 'warning', message }, state)
  }
  return pointTo(file, fragment, state.root)
}

/** A reference as one inside the whole; the file that it names is noted to be read. */
function rewriteReference(reference: string, place: Place, state: Bundling): string {
  const hash = reference.indexOf('#')
  const target = hash === -1 ? reference : reference.slice(0, hash)
  const fragment = hash === -1 ? '' : reference.slice(hash + 1)
  const from = { file: place.path, pointer: place.pointer }
  const named = place.anchors.find(reference)
  if (named !== undefined) return pointTo(place.path, encodeURI(named), state.root)
  if (target !== '' && (isRemote(place.path) || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target))) {
    const url = parseAddress(target, isRemote(place.path) ? place.path : 'https://host.invalid')
    if (url && isAllowed(url, state)) {
      noteFile(url.href, place, state)
      const { href: path } = url
      if (isName(fragment)) return pointToName({ path, name: fragment, reference, from }, state)
      return pointTo(path, fragment, state.root)
    }
    const message = `the reference ${JSON.stringify(reference)} leads to another address, which the config does not allow`
    const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === ''
    const hint = `${isWeb ? `Allow it with remoteRefs: ['${url.origin}'], or save` : 'Save'} the file beside the description`
    report(from, { code: 'api-remote-ref', message, hint }, state)
    return reference
  }
  const path = resolvePath(target, place.path)
  if (target === '') return pointTo(path, place.anchors.within(place.pointer, fragment), state.root)
  if (path !== state.root) noteFile(path, place, state)
  return isName(fragment)
    ? pointToName({ path, name: fragment, reference, from }, state)
    : pointTo(path, fragment, state.root)
}

function isName(fragment: string): boolean {
  return fragment !== '' && !fragment.startsWith('/')
}

/** The place of a name is found when all files are read; until then the reference stands for itself. */
function pointToName(named: Omit<NamedReference, 'written'>, state: Bundling): string {
  const written = pointTo(named.path, `#${named.name}`, state.root)
  state.named.push({ ...named, written })
  return written
}

function isAllowed(url: URL, { around: { origins } }: Bundling): boolean {
  return /^https?:$/.test(url.protocol) && url.username === '' && origins.includes(url.origin)
}

/** Asks for a file to be read. */
function noteFile(path: string, { path: file, pointer }: Place, { values, waiting }: Bundling): void {
  if (!values.has(path) && !waiting.has(path)) waiting.set(path, { file, pointer })
}

function report(
  from: ReferencePlace | undefined,
  mistake: Pick<Diagnostic, 'code' | 'message' | 'hint'> & Partial<Pick<Diagnostic, 'severity'>>,
  { root, parts, places, diagnostics }: Bundling,
): void {
  const text = parts.find(({ path }) => path === from?.file)
  if (!from || !text) {
    diagnostics.push({ severity: 'error', ...mistake, file: root })
    return
  }
  const placeInApi = places.get(text) ?? createPlaceInApi({ path: from.file, files: [text] })
  places.set(text, placeInApi)
  diagnostics.push({ severity: 'error', ...mistake, ...placeInApi(from.pointer) })
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
