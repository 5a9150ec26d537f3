/** A request as the snippet generator takes it (HAR). */
export interface SampleHttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly NameValue[]
  readonly postData?: { readonly mimeType: string; readonly text?: string; readonly params?: readonly NameValue[] }
}

/** A header, or a field of a form. */
export interface NameValue {
  readonly name: string
  readonly value: string
}
