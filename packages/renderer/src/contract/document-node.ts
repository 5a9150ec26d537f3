/** A node of a Markdown file as MDX compiles it: a text, or an element. The name of a fragment is empty. */
export type DocumentNode =
  | string
  | readonly [name: string, props: Readonly<Record<string, unknown>>, children: readonly DocumentNode[]]
