/** Decodes the fragment of a URL; returns it unchanged if it can't be decoded. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
