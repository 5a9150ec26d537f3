import { hashBytes } from '../cache/hash.js'

const FOLDER = 'assets/page.'

/** Path, inside the output folder, of the style sheet with the rules of a page's own, of formulas and of styles in its JSX: pages with the same rules share it. */
export function pageStyleFile(rules: string): string {
  return `${FOLDER}${hashBytes(rules).slice(0, 8)}.css`
}

/** Whether a path inside the output folder may be one of these. */
export function isPageStyleFile(file: string): boolean {
  return file.startsWith(FOLDER)
}
