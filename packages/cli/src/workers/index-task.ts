import type { ContextRange } from '@docgen/renderer/light'
import type { SearchTask } from './page-task.js'

/** One index to write: the pages of a version in a language, in the order of the index. */
export interface IndexTask {
  readonly pages: readonly IndexPageTask[]
  /** BCP 47 tag. */
  readonly language: string
  /** Name of the script that knows the language, where the search thread does not. */
  readonly languageModule?: string | undefined
  /** What stands before the addresses of its pages. */
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
  /** Hash of the file that opens the index. */
  readonly root: string
  /** Its text, where the manifest is to have it. */
  readonly rootText?: string
  readonly files: readonly ListedFile[]
  /** Pieces of the pages' texts, in the order of pages and pieces. */
  readonly fragments: readonly ListedFragment[]
}

/** A file of an index; its name comes from its hash. */
export interface ListedFile {
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** A piece of a page's text: number of the page in the index, and of the piece in the page. */
export interface ListedFragment extends ListedFile {
  readonly page: number
  readonly piece: number
}
