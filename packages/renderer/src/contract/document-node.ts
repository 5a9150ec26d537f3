/** A node of a Markdown file as MDX compiles it: a text, or an element. A fragment has no name. */
export type DocumentNode =
  | string
  | readonly [name: string, props: Readonly<Record<string, unknown>>, children: readonly DocumentNode[]]
