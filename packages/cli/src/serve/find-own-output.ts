import { fstatSync, type Stats, statSync } from 'node:fs'

const STANDARD_OUTPUT = 1
const STANDARD_ERROR = 2

/**
 * Tells the files that this program's own words go to, as with `docgen dev > dev.log`: each line that told of a change of
 * one would be the next change.
 */
export function findOwnOutput(
  descriptors: readonly number[] = [STANDARD_OUTPUT, STANDARD_ERROR],
): (path: string) => boolean {
  const own = descriptors.flatMap((descriptor) => fileOf(() => fstatSync(descriptor)) ?? [])
  if (own.length === 0) return () => false
  return (path) => {
    const file = fileOf(() => statSync(path))
    return file !== undefined && own.includes(file)
  }
}

/** What tells a file from all others; `undefined` for terminals, pipes and what is not there. */
function fileOf(read: () => Stats): string | undefined {
  try {
    const stats = read()
    return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined
  } catch {
    return undefined
  }
}
