import type { ApiSettings, JsonObject } from '@docgen/renderer/openapi'

/** An API description with all its inputs. */
export interface ApiFile extends ApiSettings {
  /** Its main file, relative to the site's folder. */
  readonly path: string
  /** Version of the docs that it belongs to. */
  readonly version: string
  /** Label of its category in the sidebar; absent if the config has none. */
  readonly label?: string
  /** Position of the category among those of the root folder; absent: after all others. */
  readonly position?: number
  /** A single value: it contains its other files under `EXTERNAL_FILES`, and all references point inside it. */
  readonly document: JsonObject
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

/** Whether a file of a description is on another site. */
export function isRemote(path: string): boolean {
  return /^https?:\/\//.test(path)
}
