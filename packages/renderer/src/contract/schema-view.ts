import type { ApiHtml, DeprecationView, ExternalDocsView } from './api-html.js'

/** A schema, as a tree that ends: what is too deep or recursive is folded into a link. */
export interface SchemaView {
  /** Such as `string <date-time>`, `Order[]`, `string | null`, or `one of` in the page's language; empty of a property that is asked for and not described. */
  readonly type: string
  /** Name of the referenced schema or its title; empty where it has none. */
  readonly title: string
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  readonly isNullable: boolean
  readonly isReadOnly: boolean
  readonly isWriteOnly: boolean
  /** `text('theme.api.constraint.' + name, { value })` says it. */
  readonly constraints: readonly ConstraintView[]
  readonly enumValues: readonly EnumValueView[]
  /** True where the list of values is long enough to be folded. */
  readonly isEnumFolded: boolean
  /** JSON of the one value that is allowed. */
  readonly constant?: string
  /** JSON of the value that stands in where none is given. */
  readonly defaultValue?: string
  /** JSON of example values. */
  readonly examples: readonly string[]
  readonly externalDocs?: ExternalDocsView
  /** Properties, required first, then patterns, then other properties. */
  readonly properties: readonly (PropertyView | DrawnPropertyView)[]
  /** Positions of a tuple. */
  readonly tuple: readonly (PropertyView | DrawnPropertyView)[]
  /** What a list holds. */
  readonly items?: SchemaView
  readonly variantGroups: readonly VariantGroupView[]
  /** Further rules between parts: `not`, `if`/`then`/`else`, `contains`, `propertyNames`, `dependentSchemas`. */
  readonly rules: readonly SchemaRuleView[]
  /** Present where the tree ends here although the schema goes on. */
  readonly fold?: FoldView
  /** Where parts of an `allOf` contradict each other: plain sentences. */
  readonly conflicts: readonly string[]
}

/** A schema that stands by itself at the end of a page: folded places link to it. */
export interface NamedSchemaView {
  readonly id: string
  readonly name: string
  readonly schema: SchemaView
}

/** The same drawn already, by the theme's `ApiSchema`: its HTML stands for the whole. */
export interface DrawnSchemaView {
  readonly id: string
  readonly html: ApiHtml
}

/** Where the rest of a folded schema stands. */
export interface FoldView {
  readonly reason: 'recursive' | 'deep'
  readonly name: string
  /** Address on the same page; absent where the page does not hold it. */
  readonly href?: string
}

/** One named thing with a schema. */
export interface PropertyView {
  readonly name: string
  /** `pattern`: the name is a regular expression; `additional`: any other name; `index`: a tuple's position, `rest` those after it. */
  readonly kind: 'name' | 'pattern' | 'additional' | 'index' | 'rest'
  /** Unique in the page: a reader can link to it. */
  readonly id: string
  readonly isRequired: boolean
  readonly schema: SchemaView
}

/** A row that is drawn already, by the theme's `ApiProperty`: its HTML goes into the list as it is. The first of several may hold all of them; the others are then empty. */
export interface DrawnPropertyView {
  readonly id: string
  readonly html: ApiHtml
}

/** A keyword that limits values, such as `minLength`, with its value as text. */
export interface ConstraintView {
  readonly name: string
  readonly value: string
}

/** One allowed value. */
export interface EnumValueView {
  /** Strings as they are, other values as JSON. */
  readonly value: string
  readonly descriptionHtml?: ApiHtml
}

/** Alternatives of a schema. */
export interface VariantGroupView {
  readonly kind: 'oneOf' | 'anyOf'
  /** Unique in the page: for tabs. */
  readonly id: string
  /** The property whose value names the variant. */
  readonly discriminator?: string
  readonly variants: readonly VariantView[]
}

/** One alternative. */
export interface VariantView {
  readonly id: string
  /** Title, referenced name, or type; unique in its group. */
  readonly label: string
  /** Values of the discriminator that choose it. */
  readonly discriminatorValues: readonly string[]
  readonly schema: SchemaView
}

/** A rule that is no property; `text('theme.api.rule.' + kind, { name })` says it. */
export interface SchemaRuleView {
  readonly kind: 'not' | 'if' | 'then' | 'else' | 'contains' | 'propertyNames' | 'dependent' | 'contentSchema'
  /** The property that `dependent` waits for; empty elsewhere. */
  readonly name: string
  readonly schema: SchemaView
}
