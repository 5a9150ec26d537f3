import { hashBytes } from '../cache/hash.js'

const FOLDER = 'assets/page.'

/**
 * Path, inside the output folder, of a style sheet for rules of single pages, from formulas and from styles in JSX;
 * pages with the same rules share it.
 */
export function pageStyleFile(rules: string): string {
  return `${FOLDER}${hashBytes(rules).slice(0, 8)}.css`
}

/** Whether a path inside the output folder can be a style sheet of `pageStyleFile`. */
export function isPageStyleFile(file: string): boolean {
  return file.startsWith(FOLDER)
}
