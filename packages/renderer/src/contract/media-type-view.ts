import type { ApiHeadingView, ApiHtml } from './api-html.js'
import type { ExampleView } from './example-view.js'
import type { ParameterView } from './parameter-view.js'
import type { SchemaView } from './schema-view.js'

/** A body in one media type. */
export interface MediaTypeView {
  /** Such as `application/json`. */
  readonly mediaType: string
  readonly id: string
  readonly schema?: SchemaView
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
