import type { ApiHeadingView } from './api-html.js'
import type { ExampleView } from './example-view.js'
import type { PropertyView } from './schema-view.js'

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
