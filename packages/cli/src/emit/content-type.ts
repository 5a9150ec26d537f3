import { lookup } from 'mrmime'

/** The `Content-Type` of a file by its extension, with a charset for texts; `application/octet-stream` if unknown. */
export function contentType(file: string): string {
  const type = lookup(file)
  if (type === undefined) return 'application/octet-stream'
  return isText(type) ? `${type};charset=utf-8` : type
}

/** Whether compressing files of a type makes them smaller. */
export function isCompressible(type: string): boolean {
  return (
    isText(type) || /^(?:font\/(?:ttf|otf)|image\/(?:bmp|x-icon|vnd\.microsoft\.icon)|application\/wasm)/.test(type)
  )
}

function isText(type: string): boolean {
  return /^text\/|(?:\/|\+)(?:json|xml|javascript|yaml|manifest\+json)(?:;|$)|^image\/svg\+xml/.test(type)
}

/** Ending of the file with the request samples that readers of an operation can choose, which is next to its page. */
export const SAMPLES_ENDING = '.samples.json'

/** Ending of the file with the data of an operation's console, which is next to the operation's page. */
export const CONSOLE_ENDING = '.console.json'
