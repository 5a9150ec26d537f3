/** Tabs of request samples by language: the choice holds on all pages. */
export const SAMPLES_GROUP = 'code-samples'

/** Tabs of the answers of one operation: text and examples go together, and the next page starts anew. */
export const STATUS_GROUP = 'api-status'
