import type { ApiSettings } from '@docgen/renderer'
import type { JsonObject } from '@docgen/renderer/light'

/** An API description with everything that it is made of. */
export interface ApiFile extends ApiSettings {
  /** Its main file, relative to the site's folder. */
  readonly path: string
  /** Version of the documents that it belongs to. */
  readonly version: string
  /** Name of its category in the sidebar; absent where the config has none. */
  readonly label?: string
  /** Place of the category among those of the root folder; absent: after all others. */
  readonly position?: number
  /** One value: its other files stand in it under `EXTERNAL_FILES`, and all references lead to places in it. */
  readonly document: JsonObject
  /** The main file first. */
  readonly files: readonly ApiPart[]
}

/** One file of a description. */
export interface ApiPart {
  /** Relative to the site's folder; an address where it lies on another site. */
  readonly path: string
  readonly text: string
  /** 32 hex digits of the SHA-256 of the file's bytes. */
  readonly hash: string
}

/** Whether a part of a description lies on another site. */
export function isRemote(path: string): boolean {
  return /^https?:\/\//.test(path)
}
