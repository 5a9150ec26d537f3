import type { ApiCodeView, ApiHeadingView, ApiHtml, DeprecationView, ExternalDocsView } from './api-html.js'
import type { RequestBodyView } from './media-type-view.js'
import type { ParameterGroupView } from './parameter-view.js'
import type { ResponsesView } from './response-view.js'
import type { NamedSchemaView, RenderedSchemaView } from './schema-view.js'
import type { ServerView } from './server-view.js'

/**
 * Contents of the page of one operation, in the order of its fields. The layout renders the page's title, which is not
 * part of it.
 */
export interface OperationView {
  /** For a webhook or a callback, the reader's server receives the request. */
  readonly kind: 'operation' | 'webhook' | 'callback'
  /** Unique in the page; prefix of all ids in it. Empty for the page's own operation. */
  readonly id: string
  /** Summary, otherwise operation id, otherwise method and path: the title of an operation without a page. */
  readonly title: string
  /** Lower case, such as `get`. */
  readonly method: string
  /** Base URL of the first server without trailing slash; empty if the description names none. */
  readonly serverUrl: string
  readonly path: readonly PathSegmentView[]
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  readonly externalDocs?: ExternalDocsView
  readonly authorization?: AuthorizationView
  /** Path, query, header and cookie, without empty groups; required parameters first. */
  readonly parameterGroups: readonly ParameterGroupView[]
  readonly requestBody?: RequestBodyView
  readonly responses: ResponsesView
  readonly callbacks: readonly CallbackView[]
  /** Servers of this operation, if they differ from the API's. */
  readonly servers: readonly ServerView[]
  /** Empty for webhooks and callbacks. */
  readonly samples: readonly SampleView[]
  /** Schemas that collapsed positions of this page link to. */
  readonly schemas: readonly (NamedSchemaView | RenderedSchemaView)[]
}

/** A part of a path; a parameter's `text` includes its braces, and `href` links to its row. */
export interface PathSegmentView {
  readonly text: string
  readonly isParameter: boolean
  readonly href?: string
}

/** The security requirements of a request: one of the alternatives, with all of its schemes. */
export interface AuthorizationView {
  readonly heading: ApiHeadingView
  /** True if a request without credentials is also allowed. */
  readonly isOptional: boolean
  readonly alternatives: readonly { readonly schemes: readonly RequiredSchemeView[] }[]
}

/** One scheme of an alternative. */
export interface RequiredSchemeView {
  readonly name: string
  /**
   * Such as `HTTP bearer`, `API key in header X-Api-Key`, `OAuth 2.0`. Plain text in the specification's English terms.
   */
  readonly type: string
  readonly scopes: readonly string[]
  /** Link to its description on the overview: a marker that is a URL once the page is filled. */
  readonly href?: string
}

/** Requests that the API sends to a URL that the client supplied. */
export interface CallbackView {
  readonly name: string
  readonly id: string
  /** Runtime expression of the URL. */
  readonly expression: string
  readonly operations: readonly OperationView[]
}

/** A request sample in one language. All samples of a site share one tab group. */
export interface SampleView {
  /** Stable name to store the choice, such as `curl` or `csharp`. */
  readonly value: string
  /** Such as `cURL` or `C#`. */
  readonly label: string
  readonly code: ApiCodeView
}
