const VERSION = /^v?(\d+(?:\.\d+)*)$/

/** Order of two strings by UTF-16 code units: independent of the machine and its locale. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Order of two file names, extension included. Numeric names come first, by value: 1.2, 1.10, 1.12, 1.12.1; equal
 * values and all other names are in code-unit order.
 */
export function compareNames(a: string, b: string): number {
  const left = readNumbers(a)
  const right = readNumbers(b)
  if (left && right) return compareNumbers(left, right) || compareCodeUnits(a, b)
  if (left) return -1
  if (right) return 1
  return compareCodeUnits(a, b)
}

function readNumbers(fileName: string): readonly number[] | undefined {
  const match = VERSION.exec(fileName.replace(/\.mdx?$/i, ''))
  return match?.[1]?.split('.').map(Number)
}

function compareNumbers(left: readonly number[], right: readonly number[]): number {
  const shared = Math.min(left.length, right.length)
  for (let index = 0; index < shared; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
