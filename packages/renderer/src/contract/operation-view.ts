import type { ApiCodeView, ApiHeadingView, ApiHtml, DeprecationView, ExternalDocsView } from './api-html.js'
import type { RequestBodyView } from './media-type-view.js'
import type { ParameterGroupView } from './parameter-view.js'
import type { ResponsesView } from './response-view.js'
import type { DrawnSchemaView, NamedSchemaView } from './schema-view.js'
import type { ServerView } from './server-view.js'

/** What the page of one operation shows, in the order of its fields. The page's title is not part of it: the layout draws it. */
export interface OperationView {
  /** A webhook's and a callback's request is one that the reader's server gets. */
  readonly kind: 'operation' | 'webhook' | 'callback'
  /** Unique in the page; prefix of all ids in it. Empty for the page's own operation. */
  readonly id: string
  /** Summary, else operation id, else method and path: the title where the operation is not a page of its own. */
  readonly title: string
  /** Lower case, such as `get`. */
  readonly method: string
  /** Base URL of the first server without a final slash; empty where the description names none. */
  readonly serverUrl: string
  readonly path: readonly PathSegmentView[]
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  readonly externalDocs?: ExternalDocsView
  readonly authorization?: AuthorizationView
  /** Path, query, header and cookie, as far as there are any; required parameters first. */
  readonly parameterGroups: readonly ParameterGroupView[]
  readonly requestBody?: RequestBodyView
  readonly responses: ResponsesView
  readonly callbacks: readonly CallbackView[]
  /** Servers of this operation where they are not the API's own. */
  readonly servers: readonly ServerView[]
  /** Empty for webhooks and callbacks. */
  readonly samples: readonly SampleView[]
  /** Schemas that folded places of this page link to. */
  readonly schemas: readonly (NamedSchemaView | DrawnSchemaView)[]
}

/** A piece of a path; a parameter's `text` has its braces, and `href` leads to its row. */
export interface PathSegmentView {
  readonly text: string
  readonly isParameter: boolean
  readonly href?: string
}

/** What a request has to prove: one of the alternatives, with everything in it. */
export interface AuthorizationView {
  readonly heading: ApiHeadingView
  /** True where a request without any of them is fine too. */
  readonly isOptional: boolean
  readonly alternatives: readonly { readonly schemes: readonly RequiredSchemeView[] }[]
}

/** One scheme of an alternative. */
export interface RequiredSchemeView {
  readonly name: string
  /** Such as `HTTP bearer`, `API key in header X-Api-Key`, `OAuth 2.0`. Plain text in English words of the specification. */
  readonly type: string
  readonly scopes: readonly string[]
  /** Where the overview describes it: a marker that is an address once the page is filled. */
  readonly href?: string
}

/** Requests that the API sends to an address which the reader gave it. */
export interface CallbackView {
  readonly name: string
  readonly id: string
  /** Runtime expression of the address. */
  readonly expression: string
  readonly operations: readonly OperationView[]
}

/** A request sample in one language. All samples of a site are one tab group, `api-samples`. */
export interface SampleView {
  /** Stable name for the remembered choice, such as `curl` or `csharp`. */
  readonly value: string
  /** Such as `cURL` or `C#`. */
  readonly label: string
  readonly code: ApiCodeView
}
