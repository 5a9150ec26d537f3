/** The element that a URL's hash names, percent-encoded or not; null if it does not exist. */
export function findHashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    // A percent sign without two hexadecimal digits is not a valid escape sequence.
    return document.getElementById(name)
  }
}
