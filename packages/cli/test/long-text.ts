/** Paragraphs that fill several windows. */
export const LONG_TEXT = Array.from({ length: 80 }, (_, index) => `Paragraph ${index} of a long page.\n`).join('\n')
