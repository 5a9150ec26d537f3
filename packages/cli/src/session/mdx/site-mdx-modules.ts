import type { Diagnostic } from '@docgen/renderer/contract'
import type { MdxModuleSource } from '@docgen/renderer/markdown'

import type { Artifact } from '../../emit/artifact.js'
import type { StaticFile } from '../../read/site-files.js'
import type { OpenStyle } from '../styles/bundle-style.js'
import type { ImportedTexts } from './imported-documents.js'

/** The bundled MDX modules of a site, and their files for the browser. */
export interface SiteMdxModules {
  /** Changes with the MDX modules and with everything that they import. */
  readonly key: string
  /** `file:` URL of the bundle, a module that exports `mdxModules`; absent if the site has no such code. */
  readonly url?: string
  /** Site-relative path of a file → everything that its MDX module depends on. */
  readonly reach: ReadonlyMap<string, MdxModuleReach>
  /** Islands that the MDX modules import, for the browser. */
  readonly artifacts: readonly Artifact[]
  /** Images and other files that the MDX modules import by URL. */
  readonly statics: readonly StaticFile[]
  /** Style sheets that the MDX modules import. */
  readonly styles: readonly OpenStyle[]
  /** Documents that the MDX modules import. */
  readonly documents: ImportedTexts
  readonly diagnostics: readonly Diagnostic[]
}

/** An MDX module with its direct and indirect imports. */
export interface MdxModuleReach {
  /** Hash of the MDX module and of everything that it imports. */
  readonly hash: string
  /** Hash of only the MDX module. */
  readonly codeHash: string
  /** Site-relative paths of the imported files of the site, without packages. */
  readonly files: readonly string[]
  /** Paths of the imported documents, and of their includes. */
  readonly documents: readonly string[]
  /** Whether the MDX module depends on the page's language, and the site has several. */
  readonly usesLanguage: boolean
  /** Whether the MDX module depends on the page's version or docs folder, and the site has several. */
  readonly usesVersion: boolean
  /** Whether the MDX module depends on the page's URL. */
  readonly usesPath: boolean
  /** Whether the MDX module depends on the documents and sidebars of the site. */
  readonly usesDocs: boolean
}

/** The result for a site without MDX modules. */
export const NO_MDX_MODULES: SiteMdxModules = {
  key: '',
  reach: new Map(),
  artifacts: [],
  statics: [],
  styles: [],
  documents: {},
  diagnostics: [],
}

/** Site-relative path of a file → its MDX module. */
export type MdxModulesByPath = ReadonlyMap<string, MdxModuleSource>
