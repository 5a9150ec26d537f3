/** Encodes a text as UTF-8; the next call overwrites the bytes. */
export type Encode = (text: string) => Buffer

/** Creates an encoder with one buffer for all texts: a new one for each page would be most of a build's garbage. */
export function createEncoder(): Encode {
  let buffer = Buffer.allocUnsafeSlow(256 * 1024)
  return (text) => {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    if (buffer.length < text.length * 3) buffer = Buffer.allocUnsafeSlow(text.length * 4)
    return buffer.subarray(0, buffer.write(text))
  }
}
