import type { ApiDescription, ReachCollector } from '@docgen/renderer/light'

/**
 * Pointer of each operation → a sort key that is equal for operations that reference the same component, and close
 * for those whose components are close in the description. Of an operation's components, it uses the one with the
 * fewest, but at least two, references: a response shared by all would not distinguish any.
 */
export function placeByComponent(
  { document, pages }: Pick<ApiDescription, 'document' | 'pages'>,
  { direct }: Pick<ReachCollector, 'direct'>,
): ReadonlyMap<string, number> {
  const users = new Map<string, number>()
  for (const { pointer } of pages) {
    for (const component of direct(pointer)) users.set(component, (users.get(component) ?? 0) + 1)
  }
  const order = new Map(
    Object.entries(document['components'] ?? {})
      .flatMap(([kind, named]) => Object.keys(named ?? {}).map((name) => `/components/${kind}/${name}`))
      .map((pointer, index) => [pointer, index] as const),
  )
  return new Map(
    pages.map(({ pointer }) => {
      const shared = direct(pointer).filter((component) => (users.get(component) ?? 0) > 1)
      const [rarest] = shared.toSorted((a, b) => (users.get(a) ?? 0) - (users.get(b) ?? 0))
      return [pointer, (rarest === undefined ? undefined : order.get(rarest)) ?? order.size]
    }),
  )
}
