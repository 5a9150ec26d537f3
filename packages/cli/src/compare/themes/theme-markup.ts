/**
 * How a theme marks up its pages: what docgen compares, and what belongs to the layout. All strings are CSS selectors;
 * an empty one selects nothing.
 */
export interface ThemeMarkup {
  /** Name of the tool and the theme. */
  readonly name: string
  /** Selects an element that all pages of this theme have, and no page of another theme. */
  readonly detect: string
  /** Elements that contain the title and the content. */
  readonly main: string
  /** Layout, controls and generated texts in the main elements: their words, links, ids, images are not compared. */
  readonly skip: string
  /** Links of headings to themselves. */
  readonly permalinks: string
  /** Lines of code blocks that no line break ends. Empty if line breaks separate all lines. */
  readonly codeLines?: string
  /** Ids that the theme or a plugin generates, and that no author links to. */
  readonly generatedIds?: RegExp
  /** Routes of pages that the theme generates, without the route of the language. */
  readonly generatedRoutes?: RegExp
}
