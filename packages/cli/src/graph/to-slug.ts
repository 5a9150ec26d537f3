/**
 * A label as a segment of a route: lower case, words joined by hyphens, letters and digits of every script kept;
 * `-` if nothing is left.
 */
export function toSlug(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)
  return words ? words.join('-') : '-'
}
