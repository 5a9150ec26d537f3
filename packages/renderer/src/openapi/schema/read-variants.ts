import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  referenceOf,
  rootNode,
  targetOf,
} from '../document-node.js'
import { asText } from '../json-value.js'
import { isMarkedInternal } from '../visible-nodes.js'
import type { SchemaPart } from './flatten-schema.js'
import { listOptions, onlyOption, VARIANT_KINDS } from './only-option.js'
import { readDescribedValues } from './read-described-values.js'
import type { Discriminator, Variants } from './schema.js'

/** Returns the alternatives of each part. A discriminator without `oneOf` and `anyOf` implies its alternatives. */
export function readVariants(parts: readonly SchemaPart[]): readonly Variants[] {
  const discriminating = parts.find(({ node }) => propertyOf(node) !== undefined)
  return parts.flatMap((part): readonly Variants[] => {
    const { node, isInherited } = part
    const listed = VARIANT_KINDS.flatMap((kind) => {
      const options = listOptions(node, kind)
      if (options.length === 0 || readDescribedValues(node, kind) || onlyOption(node, kind)) return []
      const discriminator = discriminating && readDiscriminator(discriminating.node, options)
      return [{ kind, options: options.map((option) => [option]), ...(discriminator && { discriminator }) }]
    })
    if (listed.length > 0 || isInherited || propertyOf(node) === undefined) return listed
    const implied = findImpliedVariants(node)
    const discriminator = readDiscriminator(node, implied)
    return implied.length === 0
      ? []
      : [
          {
            kind: 'oneOf',
            options: implied.map((variant) => [variant]),
            ...(discriminator && { discriminator }),
          },
        ]
  })
}

/**
 * Returns the variants of a discriminator without `oneOf`: the schemas of its mapping, and the components whose `allOf`
 * refers to the schema with the discriminator.
 */
export function findImpliedVariants(node: DocumentNode): readonly DocumentNode[] {
  const mapped = entryNodes(childNode(node, 'discriminator', 'mapping')).flatMap(([, { value }]) => {
    const reference = toReference(asText(value))
    const target = reference === undefined ? undefined : targetOf(node, reference)
    return target?.value === undefined || target.pointer === node.pointer ? [] : [target]
  })
  const implied = entryNodes(childNode(rootNode(node.document), 'components', 'schemas')).flatMap(([, schema]) =>
    !isMarkedInternal(schema) && elementNodes(childNode(schema, 'allOf')).some((part) => isReferenceTo(part, node))
      ? [schema]
      : [],
  )
  return [...new Map([...mapped, ...implied].map((variant) => [variant.pointer, asReference(variant)])).values()]
}

/** The reference to a schema that a mapping names by reference or by the name of its component. */
export function toReference(raw: string | undefined): string | undefined {
  if (raw === undefined) return undefined
  return /^[A-Za-z0-9._-]+$/.test(raw) ? `#/components/schemas/${raw}` : raw
}

function isReferenceTo(part: DocumentNode, node: DocumentNode): boolean {
  const reference = referenceOf(part)
  return reference !== undefined && targetOf(part, reference).pointer === node.pointer
}

/** A node that refers to a component, so that its schema has the component's name. */
function asReference({ document, pointer }: DocumentNode): DocumentNode {
  return { document, pointer: `${pointer}#`, value: { $ref: `#${encodeURI(pointer)}` } }
}

function propertyOf(node: DocumentNode): string | undefined {
  return asText(childNode(node, 'discriminator', 'propertyName').value)
}

/** Reads a discriminator. Without a mapping, the value that selects a variant is the name of its component. */
function readDiscriminator(node: DocumentNode, options: readonly DocumentNode[]): Discriminator | undefined {
  const property = propertyOf(node)
  if (property === undefined) return undefined
  const values = new Map<string, readonly string[]>()
  for (const [value, { value: target }] of entryNodes(childNode(node, 'discriminator', 'mapping'))) {
    const reference = toReference(asText(target))
    if (reference === undefined) continue
    const { pointer } = targetOf(node, reference)
    values.set(pointer, [...(values.get(pointer) ?? []), value])
  }
  for (const option of options) {
    const { pointer } = follow(option)
    if (!values.has(pointer) && referenceOf(option) !== undefined)
      values.set(pointer, [pointer.split('/').at(-1) ?? ''])
  }
  const reference = toReference(asText(childNode(node, 'discriminator', 'defaultMapping').value))
  const fallback = reference === undefined ? undefined : targetOf(node, reference).pointer
  return { property, values, ...(fallback !== undefined && { fallback }) }
}
