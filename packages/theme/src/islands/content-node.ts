/** A child of an island in JSON: a text, HTML of the page, or a component that hydrates together with the island. */
export type ContentNode = string | HtmlNode | PartNode

/** HTML of the page. `slot` is the number of its `slot` element or template. */
export interface HtmlNode {
  readonly slot: number
  /** React key. */
  readonly key?: string
  /** Components within the HTML, each in a `slot` element with the name of `slotName`. */
  readonly parts?: readonly PartNode[]
}

/** A component of the site. */
export interface PartNode {
  /** URL of its module. */
  readonly src: string
  /** Name of its export, with the path to a member: `default.Item`. */
  readonly name: string
  readonly props: object
  /** React key. */
  readonly key?: string
  readonly children?: readonly ContentNode[]
  /** Number of its `slot` element; absent for a direct child of another component. */
  readonly place?: number
}

/** Name of the element for HTML of the page, or for a component in it. The first HTML has no number. */
export function slotName(kind: 'content' | 'part', index: number): string {
  return kind === 'content' && index === 0 ? kind : `${kind}-${index}`
}
