import type { Config } from '../config/config.js'

/** What planning a language's pages needs beside the graph. */
export interface LocalePlan {
  /** The config in the language. */
  readonly config: Config
  /** Titles of the pages that are docgen's own, from the UI texts. */
  readonly titles: OwnTitles
}

/** Titles of pages that no person has written. */
export interface OwnTitles {
  readonly search: string
  readonly notFound: string
  /** Of the page that lists all tags. */
  readonly tags: string
  /** Of the page that lists the authors of a blog. */
  readonly authors: string
  /** Of the page that lists the posts of a blog by year. */
  readonly archive: string
  /** Of the page that lists the documents of a tag. */
  readonly tagged: (tag: string, count: number) => string
}
