import type { SampleLanguage } from '../contract/index.js'
import type { ApiTargets } from './api-description.js'
import type { JsonObject } from './json-value.js'
import type { ApiRelease } from './releases/api-release.js'
import type { WebhookSignatureSettings } from './signature/webhook-signature.js'

/** Whether named schemas have pages, or are shown only where they are used. */
export type SchemaTarget = 'pages' | 'inline'

/** A site's settings for an API. */
export interface ApiSettings extends ApiTargets {
  /** Parent route of its pages, such as `/api`. */
  readonly routeBase: string
  /** Slug of the overview; derived from the title of the description if absent. */
  readonly slug?: string
  /** `inline` if absent. */
  readonly schemaTarget?: SchemaTarget
  /** Languages of request samples, in this order; the default languages if absent. */
  readonly samples?: readonly SampleLanguage[]
  /** The versions with their changes, newest first. */
  readonly releases?: readonly ApiRelease[]
  /** Base of relative links and paths in its texts; if absent, these stay unchanged. */
  readonly linkBase?: string
  /** Present if readers can send requests from its pages; `proxy` is the URL that forwards them. */
  readonly tryIt?: { readonly proxy?: string }
  /** Signature of its webhooks. */
  readonly webhookSignature?: WebhookSignatureSettings
}

/** A description with its settings. */
export interface ApiSource extends ApiSettings {
  readonly document: JsonObject
}
