import type { ApiCodeView, ApiHeadingView, ApiHtml, DeprecationView, ExternalDocsView } from './api-html.js'
import type { OperationLinkView } from './operation-link-view.js'
import type { NamedSchemaView, PropertyView, ReleaseView, RenderedSchemaView, SchemaView } from './schema-view.js'

/**
 * Contents of the page of one operation, in the order of its fields. The layout renders the page's title, which is not
 * part of it.
 */
export interface OperationView {
  /** For a webhook or a callback, the reader's server receives the request. An event is an operation of AsyncAPI. */
  readonly kind: 'operation' | 'webhook' | 'callback' | 'event'
  /** Unique in the page; prefix of all ids in this view. Empty for the operation that the page describes. */
  readonly id: string
  /** Summary, otherwise operation id, otherwise method and path: the title of an operation without a page. */
  readonly title: string
  /** Lower case, such as `get`; for an event `send`, `receive` or `channel`. */
  readonly method: string
  /** True if readers can send the request from the page; absent otherwise. */
  readonly hasConsole?: true
  /** Base URL of the first server without trailing slash; empty if the description names none. */
  readonly serverUrl: string
  readonly path: readonly PathSegmentView[]
  /** The last release that added or changed the operation; absent if unknown. `href` links to the changelog. */
  readonly release?: ReleaseView & { readonly href: string }
  /** Its tags that are badges or name an audience; absent if it has none. */
  readonly labels?: readonly { readonly kind: 'badge' | 'audience'; readonly text: string }[]
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  readonly externalDocs?: ExternalDocsView
  readonly authorization?: AuthorizationView
  /** Path, query, header and cookie, without empty groups; required parameters first. */
  readonly parameterGroups: readonly ParameterGroupView[]
  readonly requestBody?: RequestBodyView
  /** Present for an event. */
  readonly event?: EventView
  readonly responses: ResponsesView
  readonly callbacks: readonly CallbackView[]
  /** On the page of a callback, the operations that declare it. */
  readonly senders?: { readonly heading: ApiHeadingView; readonly operations: readonly OperationLinkView[] }
  /** Servers of this operation; empty if it uses the servers of the API. */
  readonly servers: readonly ServerView[]
  /** Empty for webhooks and callbacks. */
  readonly samples: readonly SampleView[]
  /** On the page of a webhook, code that verifies its signature; absent if the signature is unknown. */
  readonly signatureSamples?: readonly SampleView[]
  /** What readers can choose for the generated samples; absent if there is no choice. */
  readonly sampleOptions?: SampleOptionsView
  /** Schemas at the end of this page, to which collapsed references link. */
  readonly schemas: readonly (NamedSchemaView | RenderedSchemaView)[]
}

/** The messages of an event and its settings. */
export interface EventView {
  readonly messagesHeading: ApiHeadingView
  readonly messages: readonly MessageView[]
  readonly reply?: ReplyView
  readonly bindingsHeading: ApiHeadingView
  /** Settings of the operation and its channel. */
  readonly bindings: readonly BindingView[]
}

/** The answer to a message. */
export interface ReplyView {
  readonly heading: ApiHeadingView
  /** Address of its channel. */
  readonly address?: string
  /** Runtime expression of the address, such as `$message.header#/replyTo`. */
  readonly location?: string
  readonly descriptionHtml?: ApiHtml
  readonly messages: readonly MessageView[]
}

/** A message with its headers and payload. */
export interface MessageView {
  readonly id: string
  readonly name: string
  /** Equal to the name if the message has no title. */
  readonly title: string
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  readonly externalDocs?: ExternalDocsView
  readonly headers: readonly ParameterView[]
  readonly headersDescriptionHtml?: ApiHtml
  /** One media type. */
  readonly payload: readonly MediaTypeView[]
  /** Where the message contains the id that connects it with others. */
  readonly correlationId?: { readonly location: string; readonly descriptionHtml?: ApiHtml }
  readonly bindings: readonly BindingView[]
}

/** A setting that only one protocol has. */
export interface BindingView {
  /** Such as `kafka`. */
  readonly protocol: string
  readonly name: string
  /** Text, or JSON. */
  readonly value: string
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
  /** Empty if they have pages. */
  readonly operations: readonly OperationView[]
  /** Links to the pages of its operations; absent in a webhook or another callback, which show the operations. */
  readonly links?: readonly OperationLinkView[]
}

/** The request samples in one language. All samples of a site share one tab group. */
export interface SampleView {
  /** Stable name to store the choice, such as `curl` or `csharp`. */
  readonly value: string
  /** Such as `cURL` or `C#`. */
  readonly label: string
  /** At least one; a label from the description distinguishes several. */
  readonly codes: readonly { readonly label: string; readonly code: ApiCodeView }[]
}

/** What readers can choose for the generated request samples of an operation. */
export interface SampleOptionsView {
  /**
   * The bodies, starting with that of the samples on the page; empty if there is only one. `label` is empty for an
   * example without summary and name, `mediaType` if all have the same. `isOnly`: no other has its media type.
   */
  readonly bodies: readonly { readonly mediaType: string; readonly label: string; readonly isOnly: boolean }[]
  /** URL of the samples, and after its `?` the optional parameters of the query; absent if there are none. */
  readonly query?: string
}

/** An example value. */
export interface ExampleView {
  /** Key in `examples`; empty for a single example. */
  readonly name: string
  /** Plain text: summary, otherwise name; empty if both are missing. */
  readonly label: string
  readonly id: string
  /** Whether it is generated from the schema instead of written in the description. */
  readonly isGenerated: boolean
  readonly descriptionHtml?: ApiHtml
  /** Absent for an external example. */
  readonly code?: ApiCodeView
  readonly externalHref?: string
}

/** A body in one media type. */
export interface MediaTypeView {
  /** Such as `application/json`. */
  readonly mediaType: string
  readonly id: string
  readonly schema?: SchemaView
  /** True if the schema describes each item of a stream; absent otherwise. */
  readonly isStream?: true
  /** At least one if the media type can be sampled. Request and response examples are next to the text. */
  readonly examples: readonly ExampleView[]
  /** How the parts of a multipart or form body are serialized. */
  readonly encodings: readonly EncodingView[]
  /** True for the media type that request samples use. */
  readonly isSampled: boolean
}

/** How one part of a form is serialized. */
export interface EncodingView {
  readonly name: string
  readonly contentType?: string
  readonly style?: string
  readonly isExploded?: boolean
  readonly allowsReserved: boolean
  readonly headers: readonly ParameterView[]
}

/** The body of a request. */
export interface RequestBodyView {
  readonly heading: ApiHeadingView
  readonly descriptionHtml?: ApiHtml
  readonly isRequired: boolean
  /** Unique in the page: for tabs of media types. */
  readonly id: string
  readonly mediaTypes: readonly MediaTypeView[]
}

/** One parameter or response header. */
export interface ParameterView extends PropertyView {
  /** Serialization of an array or an object, as an example: `?id=1&id=2`. Absent for single values. */
  readonly serialization?: { readonly style: string; readonly isExploded: boolean; readonly example: string }
  /** Such as `application/json`, if the value has its own media type. */
  readonly mediaType?: string
  readonly allowsEmptyValue: boolean
  readonly allowsReserved: boolean
  readonly namedExamples: readonly ExampleView[]
}

/** The parameters of one location. */
export interface ParameterGroupView {
  readonly location: 'path' | 'query' | 'header' | 'cookie'
  readonly heading: ApiHeadingView
  readonly parameters: readonly ParameterView[]
}

/** One response. */
export interface ResponseView {
  /** Such as `200`, `4XX`, `default`. */
  readonly status: string
  /** Such as `Not Found`; empty if the status has no name. */
  readonly statusName: string
  readonly statusClass: 'information' | 'success' | 'redirect' | 'client-error' | 'server-error' | 'default'
  readonly id: string
  readonly descriptionHtml?: ApiHtml
  readonly headers: readonly ParameterView[]
  readonly mediaTypes: readonly MediaTypeView[]
  readonly links: readonly ResponseLinkView[]
}

/** All responses, in the order of their status; `default` last. */
export interface ResponsesView {
  readonly heading: ApiHeadingView
  /** Unique in the page: for tabs of status codes. */
  readonly id: string
  readonly items: readonly ResponseView[]
}

/** A follow-up operation of a response. */
export interface ResponseLinkView {
  readonly name: string
  readonly id: string
  readonly descriptionHtml?: ApiHtml
  /** Operation id or reference as written. */
  readonly operation: string
  /** Link to the operation's page: a marker that is a URL once the page is filled. */
  readonly href?: string
  /** Parameter → value or runtime expression such as `$response.body#/id`. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  readonly requestBody?: string
  readonly server?: ServerView
}

/** A server of the API. */
export interface ServerView {
  readonly url: string
  readonly name?: string
  readonly descriptionHtml?: ApiHtml
  readonly variables: readonly {
    readonly name: string
    readonly defaultValue: string
    readonly values: readonly string[]
    readonly descriptionHtml?: ApiHtml
  }[]
}
