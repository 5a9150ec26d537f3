import { EXTERNAL_FILES, lastKey } from './document-node.js'

/** A reference within the description with the name of its file: `orders.yaml#/Order`; unchanged in the main file. */
export function writtenReference(reference: string): string {
  const start = `#/${EXTERNAL_FILES}/`
  if (!reference.startsWith(start)) return reference
  const [file = '', ...rest] = reference.slice(start.length).split('/')
  return [`${lastKey(file)}#`, ...rest].join('/')
}

/** The file of a reference within the description; `undefined` for the main file. */
export function referredFile(reference: string): string | undefined {
  const start = `#/${EXTERNAL_FILES}/`
  if (!reference.startsWith(start)) return undefined
  const [file = ''] = reference.slice(start.length).split('/')
  return lastKey(file)
}
