import type { ConstraintView, Text } from '../../contract/index.js'
import type { ApiWordKey } from '../api-words.js'
import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import type { Deprecation, Described, ExternalDocs } from '../nouns/described.js'

/** A schema by its source nodes: more than one if several parts of an `allOf` describe the same property. */
export type SchemaSource = readonly DocumentNode[]

/**
 * One level of a schema of any supported OpenAPI version: references are followed, and `allOf` is merged. Nested
 * schemas are still sources.
 */
export interface Schema {
  /**
   * Pointers of all parts, one per line. It is equal for the same schema, however it was reached, to detect recursion.
   */
  readonly identity: string
  /**
   * Name of the component that the source refers to directly, or in an `allOf` that only adds notes, such as a
   * description; otherwise empty.
   */
  readonly name: string
  /** Reference to that component. */
  readonly reference?: string
  /** True if the source adds more than notes to that component, so that the component does not describe all of it. */
  readonly isExtended: boolean
  readonly title?: string
  readonly description?: Described
  readonly deprecation?: Deprecation
  readonly isReadOnly: boolean
  readonly isWriteOnly: boolean
  /** True for `false`, which no value satisfies. */
  readonly isNever: boolean
  /** Without `null`, unless it is the only type; empty if every type is allowed. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  readonly format?: string
  /** Such as `text/csv` or `base64`, for strings that contain something else. */
  readonly content?: string
  /** How the value is written as XML. */
  readonly xml?: JsonObject
  readonly constraints: readonly ConstraintView[]
  readonly enumValues: readonly EnumValue[]
  readonly constant?: JsonValue
  readonly defaultValue?: JsonValue
  readonly examples: readonly JsonValue[]
  readonly externalDocs?: ExternalDocs
  readonly properties: ReadonlyMap<string, SchemaSource>
  readonly required: ReadonlySet<string>
  /** Property → the properties that it requires. */
  readonly dependencies: ReadonlyMap<string, readonly string[]>
  readonly patternProperties: ReadonlyMap<string, SchemaSource>
  /** Absent if additional properties are not mentioned or not allowed; a node with `true` if they are unrestricted. */
  readonly additionalProperties?: SchemaSource
  readonly items?: SchemaSource
  readonly tuple: readonly SchemaSource[]
  /** The items after a tuple. */
  readonly rest?: SchemaSource
  readonly variants: readonly Variants[]
  readonly rules: readonly SchemaRule[]
  /** Contradictions between parts. */
  readonly conflicts: readonly Conflict[]
}

/** An allowed value. */
export interface EnumValue {
  readonly value: JsonValue
  readonly description?: Described
}

/** Alternatives of a schema. */
export interface Variants {
  readonly kind: 'oneOf' | 'anyOf'
  readonly options: readonly SchemaSource[]
  readonly discriminator?: Discriminator
}

/** The property that distinguishes variants. */
export interface Discriminator {
  readonly property: string
  /** Pointer of a variant → values that select it. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Pointer of the variant of objects without the property, or with another value. */
  readonly fallback?: string
}

/** A rule between parts of a value. */
export interface SchemaRule {
  readonly kind: 'not' | 'if' | 'then' | 'else' | 'contains' | 'propertyNames' | 'dependent' | 'contentSchema'
  /** The property that triggers a `dependent` rule. */
  readonly name: string
  readonly source: SchemaSource
}

/** A contradiction between parts of an `allOf`. */
export interface Conflict {
  readonly key: Extract<ApiWordKey, `theme.api.conflict.${string}`>
  readonly values: Readonly<Record<string, string>>
}

/** Creates the conflict of a keyword that has different values in two parts. */
export function differ(name: string, value: string, other: string): Conflict {
  return { key: 'theme.api.conflict.different', values: { name, value, other } }
}

/** The conflict as a sentence. */
export function formatConflict({ key, values }: Conflict, text: Text): string {
  return text(key, values)
}

/** The examples of a schema itself, in any form: `example`, and `examples` as array or object. */
export function ownExamples(schema: DocumentNode): readonly DocumentNode[] {
  const many = childNode(schema, 'examples')
  const all = [childNode(schema, 'example'), ...elementNodes(many), ...entryNodes(many).map(([, each]) => each)]
  return all.filter(({ value }) => value !== undefined)
}
