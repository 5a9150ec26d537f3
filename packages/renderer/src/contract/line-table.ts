/** Finds the line of an offset without scanning the text again. */
export interface LineTable {
  /** 1-based number of the line that contains an offset. */
  readonly lineAt: (offset: number) => number
  /** Offset of the first character of a line, by its 1-based number; 0 if the text has no such line. */
  readonly startOf: (line: number) => number
}

/** Creates the line table of a text whose lines end in LF, CR LF or CR. */
export function createLineTable(text: string): LineTable {
  const starts = [0]
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length)
  const lineAt = (offset: number): number => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
  return { lineAt, startOf: (line) => starts[line - 1] ?? 0 }
}
