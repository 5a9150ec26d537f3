import type { ApiHeadingView } from './api-html.js'
import type { OperationLinkView } from './operation-link-view.js'
import type { ExampleView } from './operation-view.js'
import type { NamedSchemaView, RenderedSchemaView, SchemaView } from './schema-view.js'

/** Contents of the page of a named schema. The layout renders the page's title, which is not part of it. */
export interface SchemaPageView {
  /** Id of the element that contains the schema. References to the schema from within it link there. */
  readonly id: string
  readonly schema: SchemaView
  readonly examples: readonly ExampleView[]
  readonly usedByHeading: ApiHeadingView
  /** Operations and webhooks that refer to the schema, other than through another named schema. */
  readonly operations: readonly OperationLinkView[]
  /** Named schemas that refer to it. */
  readonly usedBy: readonly SchemaLinkView[]
  /** Schemas at the end of this page, which have no separate page: collapsed references link to them. */
  readonly schemas: readonly (NamedSchemaView | RenderedSchemaView)[]
}

/** A line that links to a schema's page. */
export interface SchemaLinkView {
  readonly name: string
  readonly isDeprecated: boolean
  /** A marker that is a URL once the page is filled. */
  readonly href: string
}
