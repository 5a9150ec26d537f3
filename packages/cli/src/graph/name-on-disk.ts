/** What two paths have in common that are one file on many disks: these take letters in upper and lower case, and both ways to write `é`, for the same. */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
