/** The generator's text, and its replacement. */
export type Edit = readonly [found: string, text: string]

/** As JSON, whose escapes are valid in all of these languages. */
export function inDouble(text: string): string {
  return JSON.stringify(text)
}

/** The header that names a part. */
export function dispositionOf(name: string, fileName: string | undefined): string {
  const escaped = name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22')
  return `Content-Disposition: form-data; name="${escaped}"${fileName === undefined ? '' : `; filename="${fileName}"`}`
}
