import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { encodeKey, type JsonObject, type JsonValue, type PartRole, roleUnder } from '@docgen/renderer/openapi'
import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import { decodePath } from '../files/decode-path.js'
import { isOfSite } from '../files/is-of-site.js'
import { isRemote, parseUrl, pointTo, resolvePath } from './api-file.js'
import { type Bundling, isAllowed, type NamedReference, report } from './bundling.js'
import { resolveBySelf } from './resolve-by-self.js'
import type { SchemaAnchors } from './schema-anchors.js'

/** A value that may contain references: its position, its role, and the schemas that references can name. */
export interface ReferenceOrigin {
  /** Path or URL of the file. */
  readonly path: string
  readonly pointer: string
  readonly role: PartRole
  /** Names of the schemas in the file. */
  readonly anchors: SchemaAnchors
}

/** Rewrites the references of an object to point inside the bundled description; queues the files that they name. */
export function rewriteReferences(value: JsonObject, position: ReferenceOrigin, state: Bundling): JsonObject {
  const entries = Object.entries(value).map(([key, each]) => {
    if (typeof each !== 'object' && typeof each !== 'string') return [key, each] as const
    const at: ReferenceOrigin = {
      ...position,
      pointer: `${position.pointer}/${encodeKey(key)}`,
      role: roleUnder(key, each, position.role),
    }
    // Pages show one schema for each reference, so a `$dynamicRef` is resolved like a `$ref`.
    const isDynamic = key === '$dynamicRef' && !('$ref' in value)
    if ((key === '$ref' || isDynamic) && typeof each === 'string') {
      return ['$ref', rewriteReference(each, at, state)] as const
    }
    if (key === 'operationRef' && position.role === 'object' && typeof each === 'string') {
      return [key, rewriteLink(each, at, state)] as const
    }
    if (key === 'mapping' && isRecord(each) && position.pointer.endsWith('/discriminator')) {
      return [key, rewriteMapping(each, at, state)] as const
    }
    if (key === 'defaultMapping' && typeof each === 'string' && position.pointer.endsWith('/discriminator')) {
      return [key, rewriteMapped(each, at, state)] as const
    }
    const file = key === 'value' && isExample(position) ? findValueFile(each, position, state) : undefined
    if (file !== undefined) return [key, { $ref: rewriteReference(file, at, state) }] as const
    return [key, rewrite(each, at, state)] as const
  })
  return Object.fromEntries(entries)
}

function isExample({ role, pointer }: ReferenceOrigin): boolean {
  return role === 'object' && EXAMPLE.test(pointer)
}
const EXAMPLE = /\/examples\/[^/]+$/

/** Finds the file of the site that an example's value refers to, as in Redocly; `undefined` if the value is data. */
function findValueFile(value: JsonValue, { path }: ReferenceOrigin, { siteDir }: Bundling): string | undefined {
  const file = isRecord(value) && Object.keys(value).length === 1 ? value['$ref'] : undefined
  if (typeof file !== 'string' || isRemote(path) || /^#|[:?]/.test(file)) return undefined
  const target = resolvePath(file.replace(/#.*/s, ''), path)
  return isOfSite(target, siteDir) && existsSync(join(siteDir, target)) ? file : undefined
}

function rewrite(value: JsonValue, position: ReferenceOrigin, state: Bundling): JsonValue {
  if (position.role === 'data' || typeof value !== 'object' || value === null) return value
  if (isRecord(value)) return rewriteReferences(value, position, state)
  return value.map((each, index) =>
    rewrite(each, { ...position, pointer: `${position.pointer}/${index}`, role: 'object' }, state),
  )
}

function rewriteMapping(mapping: JsonObject, position: ReferenceOrigin, state: Bundling): JsonObject {
  return Object.fromEntries(
    Object.entries(mapping).map(
      ([name, target]) => [name, typeof target === 'string' ? rewriteMapped(target, position, state) : target] as const,
    ),
  )
}

/** Rewrites a mapped value of a discriminator if it is a reference; returns the name of a component unchanged. */
function rewriteMapped(target: string, position: ReferenceOrigin, state: Bundling): string {
  return /[#/]|\.(?:ya?ml|json)$/.test(target) ? rewriteReference(target, position, state) : target
}

/**
 * Rewrites the `operationRef` of a link: to a reference inside the bundled description, or to an `api:` link if the
 * file is the main file of another API. URLs, and links in remote files, are unchanged. Queues no file.
 */
function rewriteLink(reference: string, { path, pointer }: ReferenceOrigin, state: Bundling): string {
  const [target = '', fragment = ''] = reference.split('#', 2)
  if (isRemote(path) || isExternalUrl(target)) return reference
  const file = resolvePath(target, path)
  if (file !== state.root && state.around.apis?.includes(file)) return `api:${file}#${decodePath(fragment)}`
  if (!isOfSite(file, state.siteDir) || !existsSync(join(state.siteDir, file))) {
    const message = `this link points to a file that does not exist: ${JSON.stringify(reference)}`
    report({ file: path, pointer }, { code: 'api-unknown-operation', severity: 'warning', message }, state)
  }
  return pointTo(file, fragment, state.root)
}

/**
 * Rewrites a reference to point inside the bundled description; queues the file that it names. Reports a reference to
 * an origin that the config does not allow, and returns it unchanged.
 */
function rewriteReference(reference: string, position: ReferenceOrigin, state: Bundling): string {
  const hash = reference.indexOf('#')
  const target = hash === -1 ? reference : reference.slice(0, hash)
  const fragment = hash === -1 ? '' : reference.slice(hash + 1)
  const from = { file: position.path, pointer: position.pointer }
  const pointToFile = (path: string): string => {
    if (path !== state.root) queueFile(path, position, state)
    return isName(fragment)
      ? pointToName({ path, name: fragment, reference, from }, state)
      : pointTo(path, fragment, state.root)
  }
  const declared = resolveBySelf(target, position.path, state)
  if (declared !== undefined) return pointToFile(declared)
  const named = position.anchors.find(reference)
  if (named !== undefined) return pointTo(position.path, encodeURI(named), state.root)
  if (target !== '' && (isRemote(position.path) || isExternalUrl(target))) {
    const url = parseUrl(target, isRemote(position.path) ? position.path : 'https://host.invalid')
    if (url && isAllowed(url, state)) return pointToFile(url.href)
    const message = `the reference ${JSON.stringify(reference)} points to another origin, which the config does not allow`
    const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === ''
    const hint = `${isWeb ? `Allow it with remoteRefs: ['${url.origin}'], or save` : 'Save'} the file next to the description`
    report(from, { code: 'api-remote-ref', message, hint }, state)
    return reference
  }
  const path = resolvePath(target, position.path)
  if (target === '') return pointTo(path, position.anchors.within(position.pointer, fragment), state.root)
  return pointToFile(path)
}

function isName(fragment: string): boolean {
  return fragment !== '' && !fragment.startsWith('/')
}

/** Returns a placeholder for a reference by name, which is resolved after all files have been read. */
function pointToName(named: Omit<NamedReference, 'pointer'>, state: Bundling): string {
  const pointer = pointTo(named.path, `#${named.name}`, state.root)
  state.named.push({ ...named, pointer })
  return pointer
}

/** Queues a file to read, unless it was already read or queued. */
function queueFile(path: string, { path: file, pointer }: ReferenceOrigin, { values, waiting }: Bundling): void {
  if (!values.has(path) && !waiting.has(path)) waiting.set(path, { file, pointer })
}
