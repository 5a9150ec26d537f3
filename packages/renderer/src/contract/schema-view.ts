import type { ApiHtml, DeprecationView, ExternalDocsView } from './api-html.js'

/** A schema as a finite tree: a link replaces a part that is too deep or recursive. */
export interface SchemaView {
  /**
   * Such as `string <date-time>`, `Order[]`, `string | null`, or `one of` in the page's language; empty for a required
   * property without a schema.
   */
  readonly type: string
  /** Name of the referenced schema, or the schema's title; empty if there is neither. */
  readonly title: string
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  readonly isNullable: boolean
  readonly isReadOnly: boolean
  readonly isWriteOnly: boolean
  /** `text('theme.api.constraint.' + name, { value })` renders one constraint. */
  readonly constraints: readonly ConstraintView[]
  readonly enumValues: readonly EnumValueView[]
  /** True if the list of values is long enough to be collapsed. */
  readonly isEnumFolded: boolean
  /** JSON of the only allowed value. */
  readonly constant?: string
  /** JSON of the default value. */
  readonly defaultValue?: string
  /** JSON of example values. */
  readonly examples: readonly string[]
  readonly externalDocs?: ExternalDocsView
  /** Properties by name, the declared required properties first; then by pattern, then additional properties. */
  readonly properties: readonly (PropertyView | RenderedPropertyView)[]
  /** Positions of a tuple. */
  readonly tuple: readonly (PropertyView | RenderedPropertyView)[]
  /** Items of an array. */
  readonly items?: SchemaView
  readonly variantGroups: readonly VariantGroupView[]
  /** Rules that are not properties, such as `not`, `if`/`then`/`else`, `contains` and `dependentSchemas`. */
  readonly rules: readonly SchemaRuleView[]
  /** Present if the tree ends here although the schema continues. */
  readonly fold?: FoldView
  /** Contradictions between parts of an `allOf`: plain sentences. */
  readonly conflicts: readonly string[]
  /** Page of the named schema that is used here or for the items of an array; absent if that schema has no page. */
  readonly page?: SchemaPageLink
}

/** Link to the page of a named schema. */
export interface SchemaPageLink {
  readonly href: string
  /** Name of the schema; absent if the type next to the link contains it. */
  readonly name?: string
}

/** A separate schema at the end of a page, to which collapsed references link. */
export interface NamedSchemaView {
  readonly id: string
  readonly name: string
  readonly schema: SchemaView
}

/** A separate schema that the theme's `ApiSchema` has rendered; `html` includes its heading. */
export interface RenderedSchemaView {
  readonly id: string
  readonly html: ApiHtml
}

/** Link to the rest of a folded schema. */
export interface FoldView {
  readonly reason: 'recursive' | 'deep'
  readonly name: string
  /** URL on the same page; absent if the page does not contain it. */
  readonly href?: string
}

/** The last version of the API in which something is new or has changed. */
export interface ReleaseView {
  readonly kind: 'new' | 'changed'
  /** Such as `1.4`. */
  readonly version: string
}

/** A property with a schema. */
export interface PropertyView {
  readonly name: string
  /**
   * `pattern`: the name is a regular expression; `additional`: any other name; `index`: a tuple's position, `rest`
   * those after it.
   */
  readonly kind: 'name' | 'pattern' | 'additional' | 'index' | 'rest'
  /** Unique in the page, as the target of links. */
  readonly id: string
  readonly isRequired: boolean
  readonly schema: SchemaView
  /** The last release that added or changed the property; absent if unknown. */
  readonly release?: ReleaseView
}

/**
 * A row rendered by the theme's `ApiProperty`; its HTML is inserted into the list unchanged. The first row of a list
 * may contain the HTML of all its rows; the other rows are then empty.
 */
export interface RenderedPropertyView {
  readonly id: string
  readonly html: ApiHtml
}

/** A keyword that limits values, such as `minLength`, with its value as text. */
export interface ConstraintView {
  readonly name: string
  readonly value: string
}

/** An allowed value. */
export interface EnumValueView {
  /** A string is unchanged, other values are JSON. */
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
  /** Values of the discriminator that select it. */
  readonly discriminatorValues: readonly string[]
  /** True for the variant that applies if the discriminator is missing or has an unlisted value. */
  readonly isFallback?: true
  readonly schema: SchemaView
}

/** A rule that is not a property; `text('theme.api.rule.' + kind, { name })` renders its label. */
export interface SchemaRuleView {
  readonly kind: 'not' | 'if' | 'then' | 'else' | 'contains' | 'propertyNames' | 'dependent' | 'contentSchema'
  /** The property that triggers `dependent`; empty elsewhere. */
  readonly name: string
  readonly schema: SchemaView
}
