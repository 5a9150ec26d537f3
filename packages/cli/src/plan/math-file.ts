import { hashBytes } from '../cache/hash.js'

const FOLDER = 'assets/math.'

/** Path, inside the output folder, of the style sheet with the rules of a page's formulas: pages with the same rules share it. */
export function mathFile(rules: string): string {
  return `${FOLDER}${hashBytes(rules).slice(0, 8)}.css`
}

/** Whether a path inside the output folder may be one of these. */
export function isMathFile(file: string): boolean {
  return file.startsWith(FOLDER)
}
