/** A label as a part of a route: lower case, words joined by hyphens, letters and digits of every script kept; `-` when nothing is left. */
export function toSlug(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)
  return words ? words.join('-') : '-'
}
