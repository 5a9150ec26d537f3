import { childNode, type DocumentNode, elementNodes, rootNode } from '../document-node.js'
import { asText, type JsonObject } from '../json-value.js'
import type { OperationEntry } from '../operation-entry.js'
import { visibleElements } from '../visible-nodes.js'
import { type Described, type ExternalDocs, readDescribed, readExternalDocs } from './described.js'
import type { MediaType } from './media-type.js'
import { takeDefinitions } from './schema-definition.js'

/** A tag with its operations. */
export interface Tag {
  readonly name: string
  /** `x-displayName`, otherwise the summary, otherwise the name; empty for operations without a tag. */
  readonly label: string
  readonly description?: Described
  readonly externalDocs?: ExternalDocs
  readonly operations: readonly OperationEntry[]
  /** Schemas that its description includes (Redoc's `<SchemaDefinition>`). */
  readonly models: readonly MediaType[]
}

/** Tags under a common heading (`x-tagGroups`, or a tag that others name as `parent`). */
export interface TagGroup {
  /** Absent for tags without a group. */
  readonly label?: string
  readonly tags: readonly Tag[]
}

/**
 * Groups operations by tag, and tags by tag group. Declared tags come first, in the order of their declarations. Other
 * tags follow in the order of their first use, then operations without a tag. Each operation is listed under its first
 * tag for navigation, or under its first tag if none is for navigation.
 */
export function groupByTag(document: JsonObject, operations: readonly OperationEntry[]): readonly TagGroup[] {
  const declared = readDeclaredTags(document)
  const byTag = new Map<string, OperationEntry[]>([...declared.keys()].map((name) => [name, []]))
  const untagged: OperationEntry[] = []
  for (const operation of operations) {
    const tag = operation.tags.find((name) => declared.get(name)?.isForNavigation !== false) ?? operation.tags[0]
    if (tag === undefined) untagged.push(operation)
    else byTag.set(tag, [...(byTag.get(tag) ?? []), operation])
  }
  const tags = [...byTag].map(([name, tagged]): Tag => {
    const { isForNavigation, parent, ...tagFields } = declared.get(name) ?? { label: name, models: [] }
    return { ...tagFields, name, operations: tagged }
  })
  // A tag without operations may be a chapter of text, as in Redoc.
  const used = tags.filter(
    (tag) => tag.operations.length > 0 || tag.description || tag.externalDocs || tag.models.length > 0,
  )
  const otherTags: readonly Tag[] =
    untagged.length === 0 ? [] : [{ name: '', label: '', operations: untagged, models: [] }]
  return arrange([...readTagGroups(document), ...groupByParent(declared)], used, otherTags)
}

interface DeclaredTag extends Omit<Tag, 'operations'> {
  /** Name of the parent tag. */
  readonly parent?: string
  /** False for tags of another kind, such as `audience` or `badge`. */
  readonly isForNavigation?: boolean
}

function readDeclaredTags(document: JsonObject): ReadonlyMap<string, DeclaredTag> {
  const nodes = visibleElements(childNode(rootNode(document), 'tags'))
  return new Map(
    nodes.flatMap((node) => {
      const name = asText(childNode(node, 'name').value)
      if (name === undefined) return []
      const { description, models } = takeDefinitions(readDescribed(node), node)
      const externalDocs = readExternalDocs(node)
      const label = asText(childNode(node, 'x-displayName').value) ?? asText(childNode(node, 'summary').value) ?? name
      return [
        [
          name,
          {
            name,
            label,
            models,
            ...(description && { description }),
            ...(externalDocs && { externalDocs }),
            ...readTagKind(node),
          },
        ] as const,
      ]
    }),
  )
}

function readTagKind(node: DocumentNode): Pick<DeclaredTag, 'parent' | 'isForNavigation'> {
  const parent = asText(childNode(node, 'parent').value)
  const kind = asText(childNode(node, 'kind').value)
  return { ...(parent !== undefined && { parent }), ...(kind !== undefined && { isForNavigation: kind === 'nav' }) }
}

/** The tags without a parent that have children: label → names of the tag and of everything below it. */
function groupByParent(declared: ReadonlyMap<string, DeclaredTag>): readonly (readonly [string, readonly string[]])[] {
  const rootOf = (name: string): string => {
    const path = new Set([name])
    for (let parent = declared.get(name)?.parent; parent !== undefined; parent = declared.get(parent)?.parent) {
      // A cycle has no root.
      if (path.has(parent) || !declared.has(parent)) break
      path.add(parent)
    }
    return [...path].at(-1) ?? name
  }
  const groups = new Map<string, string[]>()
  for (const name of declared.keys()) {
    const root = rootOf(name)
    groups.set(root, [...(groups.get(root) ?? []), name])
  }
  return [...groups].flatMap(([root, names]) =>
    names.length < 2 ? [] : [[declared.get(root)?.label ?? root, [root, ...names.filter((each) => each !== root)]]],
  )
}

/** The groups with their tags, then the tags without a group. */
function arrange(
  named: readonly (readonly [string, readonly string[]])[],
  tags: readonly Tag[],
  otherTags: readonly Tag[],
): readonly TagGroup[] {
  const groups = named.map(([label, names]) => ({
    label,
    tags: names.flatMap((name) => tags.find((tag) => tag.name === name) ?? []),
  }))
  const grouped = new Set(groups.flatMap((group) => group.tags))
  const ungrouped = [...tags.filter((tag) => !grouped.has(tag)), ...otherTags]
  return [...groups.filter((group) => group.tags.length > 0), ...(ungrouped.length === 0 ? [] : [{ tags: ungrouped }])]
}

function readTagGroups(document: JsonObject): ReadonlyMap<string, readonly string[]> {
  const groups = elementNodes(childNode(rootNode(document), 'x-tagGroups'))
  return new Map(
    groups.map((node) => {
      const names = elementNodes(childNode(node, 'tags')).flatMap(({ value }) => asText(value) ?? [])
      return [asText(childNode(node, 'name').value) ?? '', names] as const
    }),
  )
}
