/** A request as the snippet generator takes it (HAR), and what the generator can't write: forms in parts, and files. */
export interface SampleHttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly NameValue[]
  readonly postData?: {
    readonly mimeType: string
    readonly text?: string
    readonly params?: readonly NameValue[]
    /** The parts of a `multipart/form-data` body. */
    readonly parts?: readonly FormPart[]
    /** The body is what this file holds. */
    readonly fileName?: string
  }
}

/** A header, or a field of a form. */
export interface NameValue {
  readonly name: string
  readonly value: string
}

/** A field of a form in parts: a text, or the contents of a file. */
export interface FormPart extends NameValue {
  /** Present where the contents are those of a file; `value` is empty then. */
  readonly fileName?: string
  /** Absent where nothing but the default is known. */
  readonly contentType?: string
}
