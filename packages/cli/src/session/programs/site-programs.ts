import type { ProgramSource } from '@docgen/renderer'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Artifact } from '../../emit/artifact.js'
import type { StaticFile } from '../../read/site-files.js'
import type { OpenStyle } from '../styles/bundle-style.js'
import type { ImportedTexts } from './imported-documents.js'

/** What of a site's MDX has to be run, bundled, and what it brings to the browser. */
export interface SitePrograms {
  /** Hash of everything here. */
  readonly key: string
  /** `file:` URL of the bundle, a module that exports `programs`; absent where nothing has to be run. */
  readonly url?: string
  /** Site-relative path of a file → what its program is made of. */
  readonly reach: ReadonlyMap<string, ProgramReach>
  /** Islands that the programs import, for the browser. */
  readonly artifacts: readonly Artifact[]
  /** Pictures and other files that they import by their address. */
  readonly statics: readonly StaticFile[]
  /** Style sheets that the programs import. */
  readonly styles: readonly OpenStyle[]
  /** Documents that modules import. */
  readonly documents: ImportedTexts
  readonly diagnostics: readonly Diagnostic[]
}

/** A program with all that it imports, through others too. */
export interface ProgramReach {
  /** Of the program and of all these files. */
  readonly hash: string
  /** Of the program alone. */
  readonly codeHash: string
  /** Site-relative paths of the site's own files, without packages. */
  readonly files: readonly string[]
  /** Paths of the documents among them, and of what these include. */
  readonly documents: readonly string[]
  /** True where it asks which language the page has, and there are several. */
  readonly usesLanguage: boolean
  /** True where it asks which version of which documents the page belongs to, and there are several. */
  readonly usesVersion: boolean
  /** True where it asks for the page's address. */
  readonly usesAddress: boolean
}

/** Those of a site without MDX that has to be run. */
export const NO_PROGRAMS: SitePrograms = {
  key: '',
  reach: new Map(),
  artifacts: [],
  statics: [],
  styles: [],
  documents: {},
  diagnostics: [],
}

/** A program by the path of its file. */
export type ProgramsByPath = ReadonlyMap<string, ProgramSource>
