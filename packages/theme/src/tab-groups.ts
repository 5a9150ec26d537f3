/** Group of the tabs of request samples by language. The choice applies to all pages. */
export const SAMPLES_GROUP = 'code-samples'

/**
 * Group of the tabs of an operation's responses. Text and examples change together, and the choice does not apply to
 * the next page.
 */
export const STATUS_GROUP = 'api-status'
