/**
 * A key that is equal for paths that are one file on many file systems, which ignore case and Unicode
 * normalization.
 */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
