/** Whether a text can be a base URL: a path, with or without the slashes around it. */
export function isBaseUrl(text: string): boolean {
  return /^[^?#\\\s:]*$/.test(text)
}
