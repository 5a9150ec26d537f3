/**
 * A request in the snippet generator's format (HAR), plus what the generator does not support: multipart forms, and
 * files.
 */
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
    /** The body is the content of this file. */
    readonly fileName?: string
  }
}

/** A header, or a field of a form. */
export interface NameValue {
  readonly name: string
  readonly value: string
}

/** A field of a multipart form: text, or the content of a file. */
export interface FormPart extends NameValue {
  /** Present if the content is that of a file; then `value` is empty. */
  readonly fileName?: string
  /** Absent for the default. */
  readonly contentType?: string
}

/** The generator's text, and its replacement. */
export type Edit = readonly [generated: string, text: string]

/** A text in double quotes. Its escapes are those of JSON, which are valid in all languages that use this function. */
export function inDouble(text: string): string {
  return JSON.stringify(text)
}

/** The header that names a part. */
export function dispositionOf(name: string, fileName: string | undefined): string {
  const escaped = name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22')
  return `Content-Disposition: form-data; name="${escaped}"${fileName === undefined ? '' : `; filename="${fileName}"`}`
}
