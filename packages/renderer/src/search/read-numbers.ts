/** The 64 characters stand for five bits of a number each, and one that says that more follow: `pushNumber` of the kernel writes them. */
const MORE = 32

/** Reads one number after the other out of a text. */
export interface NumberReader {
  readonly isAtEnd: () => boolean
  readonly next: () => number
  /** As many characters as they are, numbers or not. */
  readonly take: (characters: number) => string
}

/** Reads whole numbers from 0 up as the kernel writes them: one character below 32, two below 1024, and so on, the low digits first. Any other text gives numbers without meaning, and never throws. */
export function readNumbers(text: string): NumberReader {
  let position = 0
  return {
    isAtEnd: () => position >= text.length,
    take: (characters) => {
      position += characters
      return text.slice(position - characters, position)
    },
    next: () => {
      let value = 0
      for (let scale = 1; ; scale *= MORE) {
        const digit = digitOf(text.charCodeAt(position++))
        if (digit < MORE) return value + digit * scale
        value += (digit - MORE) * scale
      }
    },
  }
}

/** By arithmetic: a table would be asked once for each character of every answer. A character that is none counts as 0. */
function digitOf(code: number): number {
  if (code >= 97) return code - 71
  if (code === 95) return 63
  if (code >= 65) return code - 65
  if (code >= 48) return code + 4
  return code === 45 ? 62 : 0
}
