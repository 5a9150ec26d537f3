import type { Diagnostic } from '@docgen/renderer/contract'
import type { ElementIds } from '@docgen/renderer/light'
import type { Config } from '../../config/config.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import { placeOf } from '../../config/source/place-of.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import type { DocFacts, GeneratedIndexFacts } from '../doc.js'
import type { Edition } from '../edition.js'
import type { Translate } from '../translate.js'
import type { PlacedApi } from './api-category.js'
import type { DocFolders } from './doc-folder.js'

/** What making the sidebars of one edition knows and collects; the first argument of every step. */
export interface SidebarScope {
  readonly config: Config
  readonly edition: Edition
  readonly docs: ReadonlyMap<string, DocFacts>
  /** A text of the sidebar in the edition's language, by its key in translation files. */
  readonly translate: Translate
  /** Ids of the documents that are left out of this build. */
  readonly drafts: ReadonlySet<string>
  readonly folders: DocFolders
  /** APIs that the sidebar made from the root folder lists. */
  readonly apis: readonly PlacedApi[]
  /** Whether the output has a static file at a path such as `/files/price-list.pdf`. */
  readonly hasStatic: (path: string) => boolean
  /** Where a field stands in a source's front matter. */
  readonly placeInSource: (source: string, field: string) => Pick<Diagnostic, 'line' | 'column' | 'length'>
  /** Name of the config file. */
  readonly configFile: string
  /** Text of the version's own file of sidebars; absent where they are written in the config. */
  readonly sidebarsText: string | undefined
  /** Where a part of the config stands, for diagnostics. */
  readonly placeInConfig: PlaceInConfig
  /** Collected: default slugs of categories that have a page, so that no two are the same. */
  readonly slugs: ElementIds
  /** Collected: pages of categories. */
  readonly indexes: GeneratedIndexFacts[]
  /** Collected: mistakes. */
  readonly diagnostics: Diagnostic[]
}

/** Where an item is written. */
export interface ItemPlace {
  /** Id of the sidebar that it stands in. */
  readonly sidebar: string
  /** Config, category file or version's file of sidebars, relative to the site's folder. */
  readonly file: string
  /** Keys that lead to the item in the file, such as `docs`, `sidebars`, `main`, `2`. */
  readonly path: readonly (string | number)[]
  /** The file's text; absent where it is the config. */
  readonly text?: string | undefined
}

/** A place further in. */
export function placeInside(place: ItemPlace, ...keys: readonly (string | number)[]): ItemPlace {
  return { ...place, path: [...place.path, ...keys] }
}

/** A mistake in how a sidebar is written. */
export interface SidebarMistake {
  readonly code: string
  readonly message: string
  readonly hint?: string | undefined
}

/** Collects a mistake, as an error at its place, with the keys that lead there. */
export function reportMistake(scope: SidebarScope, place: ItemPlace, { code, message, hint }: SidebarMistake): void {
  const { path } = place
  const key = path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')
  scope.diagnostics.push({
    code,
    severity: 'error',
    ...findPlace(scope, place),
    message: `${key}: ${message}`,
    ...(hint !== undefined && { hint }),
  })
}

function findPlace({ placeInConfig }: SidebarScope, { file, path, text }: ItemPlace): ReturnType<PlaceInConfig> {
  if (text === undefined) return placeInConfig(path)
  const { key, value, isExact } = locateYamlKey(text, path)
  const { start, end } = isExact ? value : key
  return { file, ...placeOf(text, start, end) }
}
