import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

/** Maximum size of a request's body, in bytes. */
const MAX_BODY = 10 * 1024 * 1024

/** The text of the response to a request whose body is too large. */
export const BODY_TOO_LARGE = `The body has more than ${MAX_BODY / 1024 / 1024} MiB.`

/** Reads the body of a request; `undefined` if it is too large. */
export async function readBody(stream: Readable): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    // Read the rest, so that the client receives the response.
    if (size <= MAX_BODY) chunks.push(chunk)
  }
  return size > MAX_BODY ? undefined : new Uint8Array(Buffer.concat(chunks))
}

/** The headers of a request by name in lower case; repeated ones are joined. */
export function readHeaders(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  )
}
