import { EXTERNAL_FILES, lastKey } from './document-node.js'

/** A reference inside the whole as one that names its file: `orders.yaml#/Order`; one in the main file as it is. */
export function writtenReference(reference: string): string {
  const start = `#/${EXTERNAL_FILES}/`
  if (!reference.startsWith(start)) return reference
  const [file = '', ...rest] = reference.slice(start.length).split('/')
  return [`${lastKey(file)}#`, ...rest].join('/')
}

/** The file that a reference inside the whole names; nothing where that is the main one. */
export function referredFile(reference: string): string | undefined {
  const start = `#/${EXTERNAL_FILES}/`
  if (!reference.startsWith(start)) return undefined
  const [file = ''] = reference.slice(start.length).split('/')
  return lastKey(file)
}
