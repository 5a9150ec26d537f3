/** Tabs of request samples by language: the choice applies to all pages. */
export const SAMPLES_GROUP = 'code-samples'

/**
 * Tabs of the responses of one operation: text and examples change together, and the choice does not apply to the next
 * page.
 */
export const STATUS_GROUP = 'api-status'
