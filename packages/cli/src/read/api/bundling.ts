import type { Diagnostic } from '@docgen/renderer/contract'
import type { JsonObject } from '@docgen/renderer/light'
import type { ApiPart } from './api-file.js'
import type { RemoteMemo } from './fetch-remote-file.js'
import { createPlaceInApi, type PlaceInApi } from './place-in-api.js'
import type { NamedReference, ReferencePlace } from './place-references.js'
import type { SchemaAnchors } from './schema-anchors.js'

/** Which other sites a description may take files from, and which descriptions have pages beside it. */
export interface ApiSurroundings {
  /** Such as `https://schemas.example.org`. */
  readonly origins: readonly string[]
  readonly memo?: RemoteMemo
  /** Main files of all APIs of the site, relative to its folder. */
  readonly apis?: readonly string[]
}

/** What is known of a description while its files are read. */
export interface Bundling {
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

/** Notes a mistake with the place of the reference that it is about; without one it is that of the main file. */
export function report(
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
