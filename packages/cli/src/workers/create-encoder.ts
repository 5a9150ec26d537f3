/** Gives the UTF-8 bytes of a text; they are overwritten by those of the next. */
export type Encode = (text: string) => Buffer

/** Makes an encoder with one buffer for all texts: a new one for each page would be most of what a build throws away. */
export function createEncoder(): Encode {
  let buffer = Buffer.allocUnsafeSlow(256 * 1024)
  return (text) => {
    // No code unit becomes more than three bytes.
    if (buffer.length < text.length * 3) buffer = Buffer.allocUnsafeSlow(text.length * 4)
    return buffer.subarray(0, buffer.write(text))
  }
}
