import type { Diagnostic, DiagnosticCode, FindIcon, Severity } from '@docgen/renderer/contract'
import type { ElementIds } from '@docgen/renderer/markdown'
import type { Config, SidebarItemConfig } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { positionAt } from '../../config/source/position-at.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import type { DocFacts, GeneratedIndexFacts } from '../doc.js'
import type { Edition } from '../edition.js'
import type { SplitPrefix } from '../split-prefix.js'
import type { Translate } from '../translate.js'
import type { DocFolders } from './doc-folder.js'

/** Inputs and collected results of building one edition's sidebars; the first argument of every step. */
export interface SidebarScope {
  readonly config: Config
  readonly edition: Edition
  readonly docs: ReadonlyMap<string, DocFacts>
  /** Translates a text of the sidebar by its key in translation files. */
  readonly translate: Translate
  /** Ids of the docs that this build skips. */
  readonly drafts: ReadonlySet<string>
  readonly folders: DocFolders
  /** Splits the name of a file or folder into its number and the name without the number. */
  readonly splitPrefix: SplitPrefix
  /** Whether a file is the index of its folder, by its name and the path of the folder. */
  readonly isIndex: (fileName: string, folder: string) => boolean
  /** Finds the items that the config's `sidebarItemsGenerator` returned; absent if the config does not set it. */
  readonly findGeneratedItems?: FindGeneratedItems | undefined
  /** The APIs of the edition. The default sidebar lists all APIs; items generated for a folder list its APIs. */
  readonly apis: readonly SidebarApi[]
  /** Finds icons; absent where nothing shows them. */
  readonly findIcon?: FindIcon | undefined
  /** Whether the output has a static file at a path such as `/files/price-list.pdf`. */
  readonly hasStatic: (path: string) => boolean
  /** Finds the position of a field in a source's front matter. */
  readonly locateInSource: (source: string, field: string) => Pick<Diagnostic, 'line' | 'column' | 'length'>
  /** Name of the config file. */
  readonly configFile: string
  /** Text of the version's sidebars file; absent if the config defines the sidebars. */
  readonly sidebarsText: string | undefined
  /** Finds the position of a config value, for diagnostics. */
  readonly locateInConfig: LocateInConfig
  /** Collected: default slugs of categories that have a page, to keep them unique. */
  readonly slugs: ElementIds
  /** Collected: pages of categories. */
  readonly indexes: GeneratedIndexFacts[]
  /** Collected diagnostics. */
  readonly diagnostics: Diagnostic[]
}

/** A call of the config's `sidebarItemsGenerator`. */
export interface GeneratorCall {
  /** Folder of the item, as written. */
  readonly dirName: string
  readonly scope: SidebarScope
}

/** Finds the items that the config's `sidebarItemsGenerator` returned; `undefined` if docgen generates the items. */
export type FindGeneratedItems = (call: GeneratorCall) => readonly SidebarItemConfig[] | undefined

/** Where an item is written. */
export interface ItemPosition {
  /** Id of the sidebar that contains it. */
  readonly sidebar: string
  /** Config, category file or the version's sidebars file, relative to the site's folder. */
  readonly file: string
  /** Keys of the item in the file, such as `docs`, `sidebars`, `main`, `2`. */
  readonly path: readonly (string | number)[]
  /** The file's text; absent for the config. */
  readonly text?: string | undefined
  /** Folders for which the config's `sidebarItemsGenerator` returned this item or an enclosing item. */
  readonly generatedFor?: readonly string[]
}

/** The position of a value inside an item. */
export function positionInside(location: ItemPosition, ...keys: readonly (string | number)[]): ItemPosition {
  return { ...location, path: [...location.path, ...keys] }
}

/** A problem in a sidebar's definition. */
export interface SidebarProblem {
  readonly code: DiagnosticCode
  /** `error` if absent. */
  readonly severity?: Severity
  readonly message: string
  readonly hint?: string | undefined
  readonly missing?: string | undefined
}

/** Collects a problem at the position of its keys in the file; it is an error unless it sets another severity. */
export function reportProblem(scope: SidebarScope, location: ItemPosition, problem: SidebarProblem): void {
  const { code, severity = 'error', message, hint, missing } = problem
  const { path } = location
  const key = path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')
  scope.diagnostics.push({
    code,
    severity,
    ...findPosition(scope, location),
    message: `${key}: ${message}`,
    ...(hint !== undefined && { hint }),
    ...(missing !== undefined && { missing }),
  })
}

function findPosition(
  { locateInConfig }: SidebarScope,
  { file, path, text }: ItemPosition,
): ReturnType<LocateInConfig> {
  if (text === undefined) return locateInConfig(path)
  const { key, value, isExact } = locateYamlKey(text, path)
  const { start, end } = isExact ? value : key
  return { file, ...positionAt(text, start, end) }
}

/** A category of an API's pages, in the form of the config. */
export interface ApiCategory {
  readonly type: 'category'
  readonly label: string
  /** Key of the UI text that the label is; absent if the author chose the label. */
  readonly uiText?: string
  readonly link?: { readonly type: 'doc'; readonly id: string }
  /** Name of an icon before the label, or an emoji. */
  readonly icon?: string
  /** Keys of the API in the config, for diagnostics; absent without an icon. */
  readonly configPath?: readonly (string | number)[]
  /** Whether the category has a separate sidebar. */
  readonly ownSidebar?: boolean
  /** Present with a separate sidebar, which has links to the other APIs that have one. */
  readonly customProps?: { readonly api: true }
  readonly items: readonly ApiItem[]
}

/** A page or a category of an API. */
export type ApiItem = { readonly type: 'doc'; readonly id: string } | ApiCategory

/** An API's category, and its position among the items of the root folder. */
export interface SidebarApi {
  readonly category: ApiCategory
  /** Route of its pages below the route of the docs, such as `reference/api`; absent if the pages are elsewhere. */
  readonly folder?: string
  /** If undefined, the category follows all other items. */
  readonly position: number | undefined
}
