/** The words to search for instead of a missing path: the words of its last segment, without the extension. */
export function searchWords(path: string): string {
  const name = path.split('/').findLast((part) => part !== '') ?? ''
  return name
    .replace(/\.[a-z]\w*$/i, '')
    .split(/[-_+\s]+/)
    .filter((word) => word !== '')
    .join(' ')
}
