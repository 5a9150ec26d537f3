import type { ApiHeadingView, ApiHtml } from './api-html.js'
import type { MediaTypeView } from './media-type-view.js'
import type { ParameterView } from './parameter-view.js'
import type { ServerView } from './server-view.js'

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
