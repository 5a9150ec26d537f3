import { posix } from 'node:path'
import { type ApiSettings, EXTERNAL_FILES, encodeKey, type JsonObject, type Origins } from '@docgen/renderer/openapi'
import { decodePath } from '../files/decode-path.js'

/** An API description with all its inputs. */
export interface ApiFile extends ApiSettings {
  /** Its main file, relative to the site's folder. */
  readonly path: string
  /** Version of the docs that it belongs to. */
  readonly version: string
  /** Label of the API's category in the sidebar; absent if the config sets none. */
  readonly label?: string
  /** Name of an icon before the label, or an emoji. */
  readonly icon?: string
  /** Whether the API's pages have their own sidebar. */
  readonly ownSidebar?: boolean
  /** Position of the category among the items of the root folder; after all others if absent. */
  readonly position?: number
  /** A single value: it contains its other files under `EXTERNAL_FILES`, and all references point inside it. */
  readonly document: JsonObject
  /**
   * For a description that docgen has changed: pointers to its parts → pointers to their sources, for each step from the
   * last to the first.
   */
  readonly origins?: readonly Origins[]
  /** The main file first. */
  readonly files: readonly ApiPart[]
}

/** A file of a description. */
export interface ApiPart {
  /** Relative to the site's folder; a URL if it is on another site. */
  readonly path: string
  readonly text: string
  /** 32 hex digits of the SHA-256 of the file's bytes. */
  readonly hash: string
}

/** The `path` of an entry of the config, relative to the site's folder. */
export function siteRelative(path: string): string {
  return path.replace(/^(?:\.?\/)+/, '')
}

/** Whether a file of a description is on another site. */
export function isRemote(path: string): boolean {
  return /^https?:\/\//.test(path)
}

/** The reference, inside the bundled description with the main file `root`, to a JSON pointer (`fragment`) in a file. */
export function pointTo(path: string, fragment: string, root: string): string {
  return path === root ? `#${fragment}` : `#/${EXTERNAL_FILES}/${encodeURIComponent(encodeKey(path))}${fragment}`
}

/** Resolves the path of a reference in the file `from`. `from` and the result are relative to the site's folder. */
export function resolvePath(target: string, from: string): string {
  const decoded = decodePath(target)
  if (target === '' || decoded.startsWith('/')) return decoded || from
  return posix.join(posix.dirname(from), decoded)
}

/** Resolves a URL against the URL of the file that contains it; `undefined` if it is invalid. */
export function parseUrl(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

const STRUCTURED = new Set(['', 'yaml', 'yml', 'json', 'json5', 'jsonc', 'oas', 'schema'])

/**
 * Whether a referenced file is text, such as `intro.md` or `create.sh`, instead of YAML or JSON. As in Redocly,
 * `description` and `source` can refer to text.
 */
export function isTextFile(path: string): boolean {
  const [, extension = ''] = /\.(\w+)$/.exec(path.replace(/[?#].*/s, '')) ?? []
  return !STRUCTURED.has(extension.toLowerCase())
}

/** Only the settings of an API that its pages depend on, without its files and content. */
export function settingsOf({
  routeBase,
  slug,
  webhookTarget,
  callbackTarget,
  schemaTarget,
  samples,
  releases,
  linkBase,
  tryIt,
  webhookSignature,
}: ApiSettings): ApiSettings {
  return {
    routeBase,
    ...(slug !== undefined && { slug }),
    ...(webhookTarget !== undefined && { webhookTarget }),
    ...(callbackTarget !== undefined && { callbackTarget }),
    ...(schemaTarget !== undefined && { schemaTarget }),
    ...(samples && { samples }),
    ...(releases && { releases }),
    ...(linkBase !== undefined && { linkBase }),
    ...(tryIt && { tryIt }),
    ...(webhookSignature && { webhookSignature }),
  }
}
