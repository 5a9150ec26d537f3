/** Percent-decodes a path; returns it unchanged if the encoding is malformed. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
