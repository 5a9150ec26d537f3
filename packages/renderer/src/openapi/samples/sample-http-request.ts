/**
 * A request in the snippet generator's format (HAR), plus fields for multipart forms and files, which the generator
 * does not support.
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
  /** Credentials that samples read from environment variables; the request has their marks instead. */
  readonly secrets?: readonly SampleSecret[]
}

/** A credential that a sample reads from an environment variable. */
export interface SampleSecret {
  /** Text of letters and digits instead of the credential. */
  readonly mark: string
  readonly variable: string
  /** Whether it is a part of the URL. */
  readonly isInUrl: boolean
}

/** A header, or a field of a form. */
export interface NameValue {
  readonly name: string
  readonly value: string
}

/** A field of a multipart form: text, or the content of a file. */
export interface FormPart extends NameValue {
  /** Name of the file that the part contains; then `value` is empty. Absent for text. */
  readonly fileName?: string
  /** Absent for the default. */
  readonly contentType?: string
}

/** The generator's text, and its replacement. */
export type Edit = readonly [generated: string, text: string]

/**
 * Returns a text in double quotes with the escapes of JSON, which are valid in all languages that use this function.
 */
export function inDouble(text: string): string {
  return JSON.stringify(text)
}

/** A text in single quotes, in which only quotes and backslashes are escaped and line breaks are allowed. */
export function inRawSingle(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}

/** The header that names a part. */
export function dispositionOf(name: string, fileName: string | undefined): string {
  const escaped = name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22')
  return `Content-Disposition: form-data; name="${escaped}"${fileName === undefined ? '' : `; filename="${fileName}"`}`
}
