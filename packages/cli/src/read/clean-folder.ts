/** A folder of the config as a path prefix: without `./` before it and slashes around it; empty for the site's folder itself. */
export function cleanFolder(path: string): string {
  return path.replace(/^(?:\.?\/)+|(?<!\/)\/+$/g, '').replace(/^\.$/, '')
}
