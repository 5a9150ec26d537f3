/**
 * Normalizes a folder of the config to a path prefix: without leading `./` and surrounding slashes; empty for the
 * site's folder itself.
 */
export function cleanFolder(path: string): string {
  return path.replace(/^(?:\.?\/)+|(?<!\/)\/+$/g, '').replace(/^\.$/, '')
}
