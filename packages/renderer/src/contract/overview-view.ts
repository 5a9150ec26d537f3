import type { ApiHeadingView, ApiHtml, DeprecationView, ExternalDocsView } from './api-html.js'
import type { OperationLinkView } from './operation-link-view.js'
import type { AuthorizationView, MediaTypeView, OperationView, SampleView, ServerView } from './operation-view.js'
import type { NamedSchemaView, RenderedSchemaView } from './schema-view.js'

/** Contents of the overview page of an API, in the order of its fields. */
export interface OverviewView {
  readonly title: string
  readonly version: string
  /** Plain text of `info.summary`. */
  readonly summary?: string
  readonly descriptionHtml?: ApiHtml
  /** Schemas that the description shows. */
  readonly models: readonly MediaTypeView[]
  /** The files of the description. */
  readonly downloads: readonly { readonly href: string; readonly label: string }[]
  readonly servers: readonly ServerView[]
  /** The first operation that reads something without required parameters, as the request to start with. */
  readonly firstRequest?: FirstRequestView
  readonly serversHeading: ApiHeadingView
  readonly securitySchemes: readonly SecuritySchemeView[]
  readonly securityHeading: ApiHeadingView
  /** Security requirements of every operation that does not define its own. */
  readonly authorization?: AuthorizationView
  /** Operations by tag, in the order of the sidebar. */
  readonly tags: readonly TagView[]
  readonly operationsHeading: ApiHeadingView
  /** Webhooks without pages. */
  readonly webhooks: readonly OperationView[]
  /** Webhooks with a page each. */
  readonly webhookLinks: readonly OperationLinkView[]
  readonly webhooksHeading: ApiHeadingView
  readonly workflows: readonly WorkflowLinkView[]
  readonly workflowsHeading: ApiHeadingView
  readonly contact?: { readonly name: string; readonly url?: string; readonly email?: string }
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string }
  readonly termsOfService?: string
  readonly externalDocs?: ExternalDocsView
  readonly schemas: readonly (NamedSchemaView | RenderedSchemaView)[]
}

/** A request to start with, and a link to its operation. */
export interface FirstRequestView {
  readonly title: string
  /** A marker that is a URL once the page is filled. */
  readonly href: string
  readonly samples: readonly SampleView[]
}

/** A security scheme. */
export interface SecuritySchemeView {
  readonly name: string
  readonly id: string
  /** As in `RequiredSchemeView`. */
  readonly type: string
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  /** Facts in order, such as `in` → `header`; `text('theme.api.security.' + name)` is the label. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly flows: readonly {
    readonly name: string
    readonly facts: readonly { readonly name: string; readonly value: string }[]
    readonly scopes: readonly { readonly name: string; readonly description: string }[]
  }[]
}

/** A group of operations. */
export interface TagView {
  readonly name: string
  readonly id: string
  /** Level of its heading: 3, or 4 below the heading of a group, 5 below another tag, 6 deeper. */
  readonly level: 3 | 4 | 5 | 6
  /** The group that starts with this tag. */
  readonly group?: { readonly id: string; readonly label: string }
  readonly descriptionHtml?: ApiHtml
  readonly externalDocs?: ExternalDocsView
  readonly operations: readonly OperationLinkView[]
  /** Schemas shown in its description. */
  readonly models: readonly MediaTypeView[]
}

/** A link to a workflow or step. */
export interface WorkflowLinkView {
  readonly name: string
  /** A marker that is a URL once the page is filled, or an anchor; absent if the site has no such page. */
  readonly href?: string
}
