/** Whether a text is a valid base URL: a path, with or without leading and trailing slash. */
export function isBaseUrl(text: string): boolean {
  return /^[^?#\\\s:]*$/.test(text)
}
