import type { Diagnostic } from '@docgen/renderer/contract'
import type { JsonObject, JsonValue, NumberKeeper } from '@docgen/renderer/openapi'
import type { Memo } from '../../cache/memo.js'
import { isRecord } from '../../config/is-record.js'
import type { TextFile } from '../files/read-text.js'
import type { ApiPart } from './api-file.js'
import { createApiLocator, type LocateInApi } from './locate-in-api.js'
import type { SchemaAnchors } from './schema-anchors.js'

/** A text file, or the diagnostics that explain why it cannot be read. */
export type FileRead = TextFile | { readonly text?: undefined; readonly diagnostics: readonly Diagnostic[] }

/**
 * Everything that a description may depend on besides its main file: remote files, the site's other APIs, overlays and workflows.
 */
export interface ApiSurroundings {
  /** Origins of remote files that references may point to, such as `https://schemas.example.org`. */
  readonly origins: readonly string[]
  readonly memo?: Memo
  /** Main files of all APIs of the site, relative to its folder. */
  readonly apis?: readonly string[]
  /** Reads a file by its path relative to the site's folder; from the disk if absent. */
  readonly readFile?: (path: string) => Promise<FileRead>
  /** Overlays of the main file, relative to the site's folder. */
  readonly overlays?: readonly string[]
  /** Arazzo documents with workflows, relative to the site's folder. */
  readonly workflows?: readonly string[]
}

/** Mutable state while the files of a description are read. */
export interface Bundling {
  readonly siteDir: string
  readonly around: ApiSurroundings
  readonly root: string
  /** Path of a read file → the URI that it declares for itself: `$self` of a description, `$id` of a schema. */
  readonly selves: Map<string, string>
  readonly parts: ApiPart[]
  /**
   * Path of a read file → its content: an object, text for a description or a code sample, or the value of an example.
   */
  readonly values: Map<string, JsonValue>
  /** Path of a read file → the names of its schemas. */
  readonly anchors: Map<string, SchemaAnchors>
  /** References by name to files that may not have been read yet. */
  readonly named: NamedReference[]
  /** Referenced files that have not been read, with the position of the first reference. */
  readonly waiting: Map<string, ReferencePosition>
  /** Cached position finders of files. */
  readonly positions: Map<ApiPart, LocateInApi>
  readonly diagnostics: Diagnostic[]
  /** Keeps the digits of large integers. */
  readonly numbers: NumberKeeper
  /** Pointers to parts that overlays wrote → pointers into the overlays. */
  readonly overlaid: Record<string, string>
}

/** Reports a problem, by default an error, at a reference; for the main file if that position is unavailable. */
export function report(
  from: ReferencePosition | undefined,
  problem: Pick<Diagnostic, 'code' | 'message' | 'hint'> & Partial<Pick<Diagnostic, 'severity'>>,
  { root, parts, positions, diagnostics }: Bundling,
): void {
  const text = parts.find(({ path }) => path === from?.file)
  if (!from || !text) {
    diagnostics.push({ severity: 'error', ...problem, file: root })
    return
  }
  const locateInApi = positions.get(text) ?? createApiLocator({ path: from.file, files: [text] })
  positions.set(text, locateInApi)
  diagnostics.push({ severity: 'error', ...problem, ...locateInApi(from.pointer) })
}

/** Whether the config allows to read a URL. */
export function isAllowed(url: URL, { around: { origins } }: Bundling): boolean {
  return /^https?:$/.test(url.protocol) && url.username === '' && origins.includes(url.origin)
}

/** Position of a reference. */
export interface ReferencePosition {
  readonly file: string
  readonly pointer: string
}

/** A reference to a schema by its name (`$anchor`) in its file. */
export interface NamedReference {
  /** Path or URL of the file that contains the schema. */
  readonly path: string
  readonly name: string
  /** Placeholder in the bundled description until the name is resolved. */
  readonly pointer: string
  /** As written in its file. */
  readonly reference: string
  readonly from: ReferencePosition
}

/** Replaces every string in a description that is a key of `resolved` with its value. */
export function resolveReferences(document: JsonObject, resolved: ReadonlyMap<string, string>): JsonObject {
  return resolved.size === 0 ? document : replaceInObject(document, resolved)
}

function resolveIn(value: JsonValue, resolved: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return resolved.get(value) ?? value
  if (typeof value !== 'object' || value === null) return value
  return isRecord(value) ? replaceInObject(value, resolved) : value.map((each) => resolveIn(each, resolved))
}

function replaceInObject(value: JsonObject, resolved: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolveIn(each, resolved)]))
}
