import type { ContextRange } from '@docgen/renderer/search'
import type { SearchTask } from './page-task.js'

/** An index to write: the pages of a version in a language, in index order. */
export interface IndexTask {
  readonly pages: readonly IndexPageTask[]
  /** BCP 47 tag. */
  readonly language: string
  /** Name of the script that supports the language, if the search thread itself does not. */
  readonly languageModule?: string | undefined
  /** URL prefix of its pages. */
  readonly base: string
  readonly contexts: readonly ContextRange[]
}

/** A page of an index. */
export interface IndexPageTask {
  readonly contentKey: string
  readonly search: SearchTask
}

/** The files of an index without their bytes. */
export interface IndexListing {
  /** Hash of the index's root file. */
  readonly root: string
  /** Its content, if the manifest includes it. */
  readonly rootText?: string
  readonly files: readonly ListedFile[]
  /** Fragments of the pages' content, in the order of the pages. */
  readonly fragments: readonly ListedFragment[]
}

/** A file of an index, named after its hash. */
export interface ListedFile {
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** A fragment of a page's content: index of the page, and of the fragment in it. */
export interface ListedFragment extends ListedFile {
  readonly page: number
  readonly fragmentIndex: number
}
