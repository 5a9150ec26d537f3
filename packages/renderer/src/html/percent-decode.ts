/** Percent-decodes a part of a URL; returns it unchanged if the encoding is malformed. */
export function percentDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
