import type { ApiCodeView, ApiHtml } from './api-html.js'

/** An example value. */
export interface ExampleView {
  /** Key in `examples`; empty for a single example. */
  readonly name: string
  /** Plain text: summary, otherwise name; empty if both are missing. */
  readonly label: string
  readonly id: string
  /** Generated from the schema instead of written in the description. */
  readonly isGenerated: boolean
  readonly descriptionHtml?: ApiHtml
  /** Absent for an external example. */
  readonly code?: ApiCodeView
  readonly externalHref?: string
}
