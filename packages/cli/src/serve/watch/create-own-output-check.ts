import { type BigIntStats, fstatSync, statSync } from 'node:fs'

const STANDARD_OUTPUT = 1
const STANDARD_ERROR = 2
// Without this option, Node 20 stores stats in a buffer that its module loader also reads: after the stat of a pipe,
// the loader would not find modules.
const BIG_INTEGERS = { bigint: true } as const

/**
 * Creates a function that returns whether this process writes its output to the file at a path, as with `docgen dev >
 * dev.log`. If docgen watched such a file, each line that it prints would be a change of the file, and print a line.
 */
export function createOwnOutputCheck(
  descriptors: readonly number[] = [STANDARD_OUTPUT, STANDARD_ERROR],
): (path: string) => boolean {
  const outputFiles = descriptors.flatMap((descriptor) => fileOf(() => fstatSync(descriptor, BIG_INTEGERS)) ?? [])
  if (outputFiles.length === 0) return () => false
  return (path) => {
    const file = fileOf(() => statSync(path, BIG_INTEGERS))
    return file !== undefined && outputFiles.includes(file)
  }
}

/** Returns the identity of a file; `undefined` for terminals, pipes and missing files. */
function fileOf(read: () => BigIntStats): string | undefined {
  try {
    const stats = read()
    return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined
  } catch {
    return undefined
  }
}
