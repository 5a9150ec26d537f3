/** Whether a module begins with the directive `'use client'`: its components also run in the browser. */
export function isIslandModule(text: string): boolean {
  let at = text.startsWith('#!') ? lineEnd(text, 0) : 0
  for (;;) {
    at = skipBlank(text, at)
    const quote = text[at]
    if (quote !== '"' && quote !== "'") return false
    const end = stringEnd(text, at)
    if (end === undefined) return false
    if (text.slice(at + 1, end) === 'use client') return true
    // Other directives may come before it.
    at = skipBlank(text, end + 1)
    if (text[at] === ';') at += 1
  }
}

/** The first offset from `at` on that is neither white space nor comment. */
function skipBlank(text: string, at: number): number {
  for (let offset = at; ; ) {
    if (text.startsWith('//', offset)) offset = lineEnd(text, offset)
    else if (text.startsWith('/*', offset)) offset = commentEnd(text, offset)
    else if (/\s/.test(text.charAt(offset))) offset += 1
    else return offset
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[\n\r\u2028\u2029]/)
  return end === -1 ? text.length : from + end
}

function commentEnd(text: string, from: number): number {
  const end = text.indexOf('*/', from + 2)
  return end === -1 ? text.length : end + 2
}

/** Offset of the closing quote of the string at `from`; `undefined` if its line ends first. */
function stringEnd(text: string, from: number): number | undefined {
  const quote = text[from]
  for (let offset = from + 1; offset < text.length; offset += 1) {
    const character = text[offset]
    if (character === quote) return offset
    if (character === '\n') return undefined
    if (character === '\\') offset += 1
  }
  return undefined
}

const BROWSER_ONLY = /['"]@(?:docusaurus\/BrowserOnly|docgen\/theme\/browser-only)['"]/
const LAYOUT = /['"]@(?:theme|docgen\/theme)\/(?:layout|Layout)['"]/

/**
 * Whether a module without that directive wraps content in `<BrowserOnly>`: its components run in the browser, too, if
 * they can. Not those that contain a whole page.
 */
export function hasBrowserOnly(text: string): boolean {
  return BROWSER_ONLY.test(text) && !LAYOUT.test(text) && !isIslandModule(text)
}
