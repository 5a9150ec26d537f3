/** Encodes a text as UTF-8; the next call overwrites the bytes. */
export type Encode = (text: string) => Buffer

/** Creates an encoder that reuses one buffer for all texts, to create less garbage than a new buffer for each page. */
export function createEncoder(): Encode {
  let buffer = Buffer.allocUnsafeSlow(256 * 1024)
  return (text) => {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    if (buffer.length < text.length * 3) buffer = Buffer.allocUnsafeSlow(text.length * 4)
    return buffer.subarray(0, buffer.write(text))
  }
}
