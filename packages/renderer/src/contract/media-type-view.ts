import type { ApiHeadingView, ApiHtml } from './api-html.js'
import type { ExampleView } from './example-view.js'
import type { ParameterView } from './parameter-view.js'
import type { SchemaView } from './schema-view.js'

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
  /** True of the format that request samples carry. */
  readonly isSampled: boolean
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

/** The body that a request carries. */
export interface RequestBodyView {
  readonly heading: ApiHeadingView
  readonly descriptionHtml?: ApiHtml
  readonly isRequired: boolean
  /** Unique in the page: for tabs of media types. */
  readonly id: string
  readonly mediaTypes: readonly MediaTypeView[]
}
