import type { ApiCodeView, ApiHtml } from './api-html.js'

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
