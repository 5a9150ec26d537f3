/** The element that an address's hash names, written with percent signs or as it is; null where there is none. */
export function findPlace(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    // A bare percent sign is no encoding.
    return document.getElementById(name)
  }
}
