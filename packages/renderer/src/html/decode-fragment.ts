/** The decoded fragment of a URL; unchanged if it can't be decoded. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
