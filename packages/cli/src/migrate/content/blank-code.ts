const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/

/** Replaces the lines of fenced code with blank lines. */
export function blankCode(text: string): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((line) => {
      const marks = FENCE.exec(line)?.[1]
      if (fence === undefined) {
        fence = marks
        return marks === undefined ? line : ''
      }
      if (marks?.startsWith(fence)) fence = undefined
      return ''
    })
    .join('\n')
}
