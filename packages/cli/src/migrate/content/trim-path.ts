/** A path without `.` and without slashes at its ends. */
export function trimPath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/')
}
