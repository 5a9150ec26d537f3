/** A line that links to an operation's page. */
export interface OperationLinkView {
  /** Anchor of the line, if it has one. */
  readonly id?: string
  readonly title: string
  readonly method: string
  readonly path: string
  readonly isDeprecated: boolean
  /** A marker that is a URL once the page is filled. */
  readonly href: string
}
