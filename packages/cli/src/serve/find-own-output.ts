import { type BigIntStats, fstatSync, statSync } from 'node:fs'

const STANDARD_OUTPUT = 1
const STANDARD_ERROR = 2
// Node 20 looks at the last stat with plain numbers when it follows links: after one of a pipe, modules are not found.
const NUMBERS = { bigint: true } as const

/**
 * Tells the files that this program's own words go to, as with `docgen dev > dev.log`: each line that told of a change of
 * one would be the next change.
 */
export function findOwnOutput(
  descriptors: readonly number[] = [STANDARD_OUTPUT, STANDARD_ERROR],
): (path: string) => boolean {
  const own = descriptors.flatMap((descriptor) => fileOf(() => fstatSync(descriptor, NUMBERS)) ?? [])
  if (own.length === 0) return () => false
  return (path) => {
    const file = fileOf(() => statSync(path, NUMBERS))
    return file !== undefined && own.includes(file)
  }
}

/** What tells a file from all others; `undefined` for terminals, pipes and what is not there. */
function fileOf(read: () => BigIntStats): string | undefined {
  try {
    const stats = read()
    return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined
  } catch {
    return undefined
  }
}
