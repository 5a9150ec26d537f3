/** HTML made from the Markdown of a description, sanitised. Markers for holes may stand in it, so it goes into the page untouched. */
export type ApiHtml = string

/** One code block of an API page, already highlighted: the same data that `CodeBlock` takes. */
export interface ApiCodeView {
  readonly language: string
  /** HTML of the lines, each a `<span class="line …">` that ends in a newline. */
  readonly html: string
}

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
  readonly schemas: readonly NamedSchemaView[]
}

/** A piece of a path; a parameter's `text` has its braces, and `href` leads to its row. */
export interface PathSegmentView {
  readonly text: string
  readonly isParameter: boolean
  readonly href?: string
}

/** That something is deprecated, and why, where the description says it. */
export interface DeprecationView {
  readonly html?: ApiHtml
}

/** A link to documentation elsewhere. */
export interface ExternalDocsView {
  readonly href: string
  /** Plain text; the address where the description has none. */
  readonly label: string
  readonly descriptionHtml?: ApiHtml
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

/** A heading of the page's own words; `text(heading.key)` is what it says, `label` the same in English. */
export interface ApiHeadingView {
  readonly id: string
  readonly level: 2 | 3 | 4
  readonly key: string
  readonly label: string
}

/** The parameters of one location. */
export interface ParameterGroupView {
  readonly location: 'path' | 'query' | 'header' | 'cookie'
  readonly heading: ApiHeadingView
  readonly parameters: readonly ParameterView[]
}

/** One parameter or response header. */
export interface ParameterView extends PropertyView {
  /** How a list or an object is written, shown by example: `?id=1&id=2`. Absent for single values. */
  readonly serialization?: { readonly style: string; readonly isExploded: boolean; readonly example: string }
  /** Such as `application/json` where the value is written in a format of its own. */
  readonly mediaType?: string
  readonly allowsEmptyValue: boolean
  readonly allowsReserved: boolean
  readonly namedExamples: readonly ExampleView[]
}

/** The body that a request carries. */
export interface RequestBodyView {
  readonly heading: ApiHeadingView
  readonly descriptionHtml?: ApiHtml
  readonly isRequired: boolean
  /** Unique in the page: for tabs of media types. */
  readonly id: string
  readonly mediaTypes: readonly MediaTypeView[]
}

/** All answers, in the order of their status; `default` last. */
export interface ResponsesView {
  readonly heading: ApiHeadingView
  /** Unique in the page: for tabs of status codes. */
  readonly id: string
  readonly items: readonly ResponseView[]
}

/** One answer. */
export interface ResponseView {
  /** Such as `200`, `4XX`, `default`. */
  readonly status: string
  /** Such as `Not Found`; empty where the status has no name. */
  readonly statusName: string
  readonly statusClass: 'information' | 'success' | 'redirect' | 'client-error' | 'server-error' | 'default'
  readonly id: string
  readonly descriptionHtml?: ApiHtml
  readonly headers: readonly ParameterView[]
  readonly mediaTypes: readonly MediaTypeView[]
  readonly links: readonly ResponseLinkView[]
}

/** A body in one format. */
export interface MediaTypeView {
  /** Such as `application/json`. */
  readonly mediaType: string
  readonly id: string
  readonly schema?: SchemaView
  /** At least one where the format can be sampled. Request and response examples stand beside the text. */
  readonly examples: readonly ExampleView[]
  /** How parts of a multipart or form body are written. */
  readonly encodings: readonly EncodingView[]
}

/** How one part of a form is written. */
export interface EncodingView {
  readonly name: string
  readonly contentType?: string
  readonly style?: string
  readonly isExploded?: boolean
  readonly allowsReserved: boolean
  readonly headers: readonly ParameterView[]
}

/** An example value. */
export interface ExampleView {
  /** Key in `examples`; empty for the only one. */
  readonly name: string
  /** Plain text: summary, else name; empty where neither is there. */
  readonly label: string
  readonly id: string
  /** Made from the schema rather than written in the description. */
  readonly isGenerated: boolean
  readonly descriptionHtml?: ApiHtml
  /** Absent where the example lies elsewhere. */
  readonly code?: ApiCodeView
  readonly externalHref?: string
}

/** What to do next with an answer. */
export interface ResponseLinkView {
  readonly name: string
  readonly id: string
  readonly descriptionHtml?: ApiHtml
  /** Operation id or reference as written. */
  readonly operation: string
  /** The operation's page: a marker that is an address once the page is filled. */
  readonly href?: string
  /** Parameter → value or runtime expression such as `$response.body#/id`. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  readonly requestBody?: string
  readonly server?: ServerView
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

/** A schema that stands by itself at the end of a page: folded places link to it. */
export interface NamedSchemaView {
  readonly id: string
  readonly name: string
  readonly schema: SchemaView
}

/** A schema, as a tree that ends: what is too deep or recursive is folded into a link. */
export interface SchemaView {
  /** Such as `string <date-time>`, `Order[]`, `string | null`, `one of`. */
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
  readonly properties: readonly PropertyView[]
  /** Positions of a tuple. */
  readonly tuple: readonly PropertyView[]
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

/** An address of the API. */
export interface ServerView {
  readonly url: string
  readonly descriptionHtml?: ApiHtml
  readonly variables: readonly {
    readonly name: string
    readonly defaultValue: string
    readonly values: readonly string[]
    readonly descriptionHtml?: ApiHtml
  }[]
}

/** What the overview page of an API shows, in the order of its fields. */
export interface OverviewView {
  readonly title: string
  readonly version: string
  /** Plain text of `info.summary`. */
  readonly summary?: string
  readonly descriptionHtml?: ApiHtml
  /** The description's own files. */
  readonly downloads: readonly { readonly href: string; readonly label: string }[]
  readonly servers: readonly ServerView[]
  readonly serversHeading: ApiHeadingView
  readonly securitySchemes: readonly SecuritySchemeView[]
  readonly securityHeading: ApiHeadingView
  /** Required of every operation that says nothing else. */
  readonly authorization?: AuthorizationView
  /** Operations by tag, in the order of the sidebar. */
  readonly tags: readonly TagView[]
  readonly operationsHeading: ApiHeadingView
  readonly webhooks: readonly OperationView[]
  readonly webhooksHeading: ApiHeadingView
  readonly contact?: { readonly name: string; readonly url?: string; readonly email?: string }
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string }
  readonly termsOfService?: string
  readonly externalDocs?: ExternalDocsView
  readonly schemas: readonly NamedSchemaView[]
}

/** One way to prove who asks. */
export interface SecuritySchemeView {
  readonly name: string
  readonly id: string
  /** As in `RequiredSchemeView`. */
  readonly type: string
  readonly descriptionHtml?: ApiHtml
  readonly deprecation?: DeprecationView
  /** Facts in their order, such as `in` → `header`; `text('theme.api.security.' + name)` names one. */
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
  readonly descriptionHtml?: ApiHtml
  readonly externalDocs?: ExternalDocsView
  readonly operations: readonly OperationLinkView[]
}

/** A line that leads to an operation's page. */
export interface OperationLinkView {
  readonly title: string
  readonly method: string
  readonly path: string
  readonly isDeprecated: boolean
  /** A marker that is an address once the page is filled. */
  readonly href: string
}
