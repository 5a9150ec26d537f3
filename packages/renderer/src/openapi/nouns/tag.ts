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
  /** Tags that name it as their `parent`, unless it is the first tag of its group. */
  readonly children: readonly Tag[]
  /** Schemas that its description includes (Redoc's `<SchemaDefinition>`). */
  readonly models: readonly MediaType[]
}

/** Tags under a common heading (`x-tagGroups`, or a tag that others name as `parent`). */
export interface TagGroup {
  /** Absent for tags without a group. */
  readonly label?: string
  readonly tags: readonly Tag[]
}

/** The tags and everything below them. */
export function listTags(tags: readonly Tag[]): readonly Tag[] {
  return tags.flatMap((tag) => [tag, ...listTags(tag.children)])
}

/** A label that a tag gives to an operation, in addition to the categories of the navigation. */
export interface OperationLabel {
  readonly kind: 'badge' | 'audience'
  readonly text: string
}

/** The labels of an operation: its tags with the kind `badge` or `audience`, in the order of their declarations. */
export function readLabels(document: JsonObject, { tags }: Pick<OperationEntry, 'tags'>): readonly OperationLabel[] {
  if (tags.length === 0) return []
  return visibleElements(childNode(rootNode(document), 'tags')).flatMap((node): readonly OperationLabel[] => {
    const kind = asText(childNode(node, 'kind').value)
    const name = asText(childNode(node, 'name').value)
    if (name === undefined || !tags.includes(name) || (kind !== 'badge' && kind !== 'audience')) return []
    return [{ kind, text: readLabel(node, name) }]
  })
}

/** The label of a tag: `x-displayName`, otherwise the summary, otherwise the name. */
function readLabel(node: DocumentNode, name: string): string {
  return asText(childNode(node, 'x-displayName').value) ?? asText(childNode(node, 'summary').value) ?? name
}

/**
 * Groups operations by tag, and tags by tag group. Declared tags come first, in the order of their declarations. Other
 * tags follow in the order of their first use, then operations without a tag. Each operation is listed under its first
 * tag for navigation, otherwise under its first tag that is neither a badge nor an audience.
 */
export function groupByTag(document: JsonObject, operations: readonly OperationEntry[]): readonly TagGroup[] {
  const declared = readDeclaredTags(document)
  const byTag = new Map<string, OperationEntry[]>([...declared.keys()].map((name) => [name, []]))
  const untagged: OperationEntry[] = []
  for (const operation of operations) {
    const kindOf = (name: string): string => declared.get(name)?.kind ?? 'nav'
    const tag =
      operation.tags.find((name) => kindOf(name) === 'nav') ??
      operation.tags.find((name) => kindOf(name) !== 'badge' && kindOf(name) !== 'audience')
    if (tag === undefined) untagged.push(operation)
    else byTag.set(tag, [...(byTag.get(tag) ?? []), operation])
  }
  const tags = [...byTag].map(([name, tagged]): Tag => {
    const { kind, parent, ...tagFields } = declared.get(name) ?? { label: name, models: [] }
    return { ...tagFields, name, operations: tagged, children: [] }
  })
  // A tag without operations may be a chapter of text, as in Redoc, but not if it is a badge or an audience.
  const used = tags.filter((tag) => {
    const kind = declared.get(tag.name)?.kind
    if (tag.operations.length > 0) return true
    return kind !== 'badge' && kind !== 'audience' && (tag.description || tag.externalDocs || tag.models.length > 0)
  })
  const otherTags: readonly Tag[] =
    untagged.length === 0 ? [] : [{ name: '', label: '', operations: untagged, models: [], children: [] }]
  const written = [...readTagGroups(document)].map(([label, names]): TagGroup => {
    return { label, tags: names.flatMap((name) => used.find((tag) => tag.name === name) ?? []) }
  })
  const listed = new Set(written.flatMap((group) => group.tags.map(({ name }) => name)))
  const free = used.filter(({ name }) => !listed.has(name))
  const nested = nestTags(declared, tags, free)
  for (const { name } of nested.flatMap((group) => listTags(group.tags))) listed.add(name)
  const ungrouped = [...free.filter(({ name }) => !listed.has(name)), ...otherTags]
  return [...written, ...nested, { tags: ungrouped }].filter((group) => group.tags.length > 0)
}

interface DeclaredTag extends Omit<Tag, 'operations' | 'children'> {
  /** Name of the parent tag. */
  readonly parent?: string
  /** Such as `nav`, `badge` or `audience`. */
  readonly kind?: string
}

function readDeclaredTags(document: JsonObject): ReadonlyMap<string, DeclaredTag> {
  const nodes = visibleElements(childNode(rootNode(document), 'tags'))
  return new Map(
    nodes.flatMap((node) => {
      const name = asText(childNode(node, 'name').value)
      if (name === undefined) return []
      const { description, models } = takeDefinitions(readDescribed(node), node)
      const externalDocs = readExternalDocs(node)
      const label = readLabel(node, name)
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

function readTagKind(node: DocumentNode): Pick<DeclaredTag, 'parent' | 'kind'> {
  const parent = asText(childNode(node, 'parent').value)
  const kind = asText(childNode(node, 'kind').value)
  return { ...(parent !== undefined && { parent }), ...(kind !== undefined && { kind }) }
}

// Maximum depth of tags. Deeper tags are listed without a group.
const MAX_TAG_DEPTH = 12

/**
 * The groups of tags that name each other as `parent`: the tag without parent is the heading and the first tag of its
 * group. Tags without content are only kept between others. Tags that contain each other have no group.
 */
function nestTags(
  declared: ReadonlyMap<string, DeclaredTag>,
  tags: readonly Tag[],
  free: readonly Tag[],
): readonly TagGroup[] {
  const isFree = new Set(free.map(({ name }) => name))
  const byName = new Map(tags.map((tag) => [tag.name, tag]))
  const isRoot = (parent: string | undefined): boolean => parent === undefined || !declared.has(parent)
  const childNames = new Map<string, string[]>()
  for (const [name, { parent }] of declared)
    if (parent !== undefined && !isRoot(parent)) childNames.set(parent, [...(childNames.get(parent) ?? []), name])
  const nest = (name: string, depth: number): readonly Tag[] => {
    const tag = byName.get(name)
    const children = depth < MAX_TAG_DEPTH ? listChildren(name, depth) : []
    if (!tag || (children.length === 0 && !isFree.has(name))) return []
    return [{ ...tag, ...(!isFree.has(name) && { operations: [] }), children }]
  }
  const listChildren = (name: string, depth: number): readonly Tag[] =>
    (childNames.get(name) ?? []).flatMap((child) => nest(child, depth + 1))
  return [...declared].flatMap(([name, { label, parent }]): readonly TagGroup[] => {
    if (!childNames.has(name) || !isRoot(parent)) return []
    const below = listChildren(name, 0)
    return below.length === 0 ? [] : [{ label, tags: [...free.filter((tag) => tag.name === name), ...below] }]
  })
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
