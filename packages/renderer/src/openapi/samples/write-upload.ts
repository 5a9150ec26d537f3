import type { Edit } from './part-text.js'
import type { FormPart } from './sample-http-request.js'
import { UPLOADS } from './upload-writers.js'

/** What a sample sends that the generator does not support. */
export type Upload =
  | { readonly kind: 'parts'; readonly parts: readonly FormPart[] }
  | { readonly kind: 'file'; readonly fileName: string; readonly contentType: string }

/** The text of the body that the generator writes, to be replaced by the upload's code. */
export const UPLOAD_MARK = 'docgen-upload'

/**
 * Replaces the placeholder in the generated code by the upload. `undefined` if the generator wrote it anywhere else.
 */
export function writeUpload(language: keyof typeof UPLOADS, source: string, upload: Upload): string | undefined {
  const writers = UPLOADS[language]
  const edits: readonly Edit[] =
    upload.kind === 'parts' ? writers.parts(upload.parts) : writers.file(upload.fileName, upload.contentType)
  let written: string | undefined = source
  for (const [found, text] of edits) {
    if (written?.includes(found) !== true) return undefined
    written = written.replace(found, () => text)
  }
  return written.includes(UPLOAD_MARK) ? undefined : written
}
