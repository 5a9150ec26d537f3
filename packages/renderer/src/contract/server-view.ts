import type { ApiHtml } from './api-html.js'

/** A server of the API. */
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
