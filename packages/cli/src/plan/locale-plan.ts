import type { Config } from '../config/config.js'

/** Inputs, in addition to the graph, for planning a language's pages. */
export interface LocalePlan {
  /** The config in the language. */
  readonly config: Config
  /** Titles of generated pages, from the UI texts. */
  readonly titles: OwnTitles
}

/** Titles of generated pages. */
export interface OwnTitles {
  readonly search: string
  readonly notFound: string
  /** Title of the page that lists all tags. */
  readonly tags: string
  /** Title of the page that lists the authors of a blog. */
  readonly authors: string
  /** Title of the page that lists the posts of a blog by year. */
  readonly archive: string
  /** Title of the page that lists the pages with a tag. */
  readonly tagged: (tag: string, count: number) => string
}
