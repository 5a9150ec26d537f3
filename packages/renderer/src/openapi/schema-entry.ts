import { childNode, entryNodes, follow, rootNode } from './document-node.js'
import type { JsonObject } from './json-value.js'
import { toKebab } from './to-kebab.js'
import { isInternal } from './visible-nodes.js'

/** A named schema with a page: everything that lists of schemas show. */
export interface SchemaEntry {
  /** Its key in the description, not its `title`, because titles often repeat. */
  readonly name: string
  /** Such as `schemas/order`; numbered if already taken. */
  readonly slug: string
  /** Such as `/components/schemas/Order`. */
  readonly pointer: string
  readonly isDeprecated: boolean
}

/** The named schemas of a description (`components.schemas`) in its order, except internal schemas. */
export function listSchemas(document: JsonObject): readonly SchemaEntry[] {
  const takenSlugs = new Set<string>()
  return entryNodes(childNode(rootNode(document), 'components', 'schemas')).flatMap(([name, node]) =>
    isInternal(node)
      ? []
      : {
          name,
          slug: takeSlug(`schemas/${toKebab(name) || 'schema'}`, takenSlugs),
          pointer: node.pointer,
          isDeprecated: childNode(follow(node), 'deprecated').value === true,
        },
  )
}

function takeSlug(baseSlug: string, takenSlugs: Set<string>): string {
  let slug = baseSlug
  for (let count = 2; takenSlugs.has(slug); count++) slug = `${baseSlug}-${count}`
  takenSlugs.add(slug)
  return slug
}
