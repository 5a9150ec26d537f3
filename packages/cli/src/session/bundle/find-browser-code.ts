import type { Diagnostic } from '@docgen/renderer/contract'

/** Code that only has an effect in a browser. */
export interface BrowserCode {
  readonly kind: 'handler' | 'hook' | 'location'
  /** As written: `useState`, `onClick`, `search`. */
  readonly name: string
  /** UTF-16 offsets in the text. */
  readonly index: number
  readonly length: number
}

const REACT_HOOK =
  /\b(use(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Optimistic|Transition|ActionState|SyncExternalStore))\s{0,9}[<(]/
const REACT = /\bfrom\s{0,9}['"]react['"]/
/** Matches hooks whose value is constant unless a browser runs them, and `<BrowserOnly>`. */
const DOCUSAURUS_HOOK = /\b(useColorMode|useIsBrowser|useHistory)\s{0,9}\(|<(BrowserOnly)\b/
const DOCUSAURUS = /['"]@docusaurus\//
const LOCATION = /\buseLocation\s{0,9}\(\)/
const QUERY = /(?:\.|[{,]\s{0,99})(search|hash)\b(?!\s{0,9}\()/g
const HANDLER = /\s(on[A-Z]\w*)=\{/g
const EVENT =
  /^on(?:Click|DoubleClick|Change|Input|Submit|Reset|Focus|Blur|Toggle|Scroll|Wheel|Drop|(?:Key|Mouse|Pointer|Touch|Drag)\w*)$/
const TAG = /<([A-Za-z][\w.]*)/g
/** Maximum distance between a handler and the start of its tag. */
const MAX_TAG_DISTANCE = 2000

/** Finds the first code of each kind in a module, in source order. */
export function findBrowserCode(text: string): BrowserCode[] {
  const code = blankComments(text)
  const firstOfEachKind = [findHook(code), findQuery(code), findHandler(code)]
  return firstOfEachKind.filter((each) => each !== undefined).sort((a, b) => a.index - b.index)
}

function findHook(code: string): BrowserCode | undefined {
  const react = REACT.test(code) || code.includes('React.') ? REACT_HOOK.exec(code) : null
  const docusaurus = DOCUSAURUS.test(code) ? DOCUSAURUS_HOOK.exec(code) : null
  const first = [react, docusaurus].filter((each) => each !== null).sort((a, b) => a.index - b.index)[0]
  const name = first?.[1] ?? first?.[2]
  return first && name !== undefined ? codeAt('hook', name, code.indexOf(name, first.index)) : undefined
}

/** Finds a use of the URL's query or hash, which are empty at build time. */
function findQuery(code: string): BrowserCode | undefined {
  const call = LOCATION.exec(code)
  if (!call) return undefined
  for (const { 1: name = '', index, 0: whole } of code.matchAll(QUERY)) {
    // Skip `search` and `hash` of `window.location`, of props and of URL objects.
    if (!/\b(?:window\.location|props|url)\.$/i.test(code.slice(Math.max(0, index - 20), index + 1)))
      return codeAt('location', name, index + whole.length - name.length)
  }
  return undefined
}

/**
 * Finds a handler on an HTML element, or on a component if it has the name of an event: a component may call other
 * functions while it renders.
 */
function findHandler(code: string): BrowserCode | undefined {
  for (const { 1: name = '', index } of code.matchAll(HANDLER)) {
    const tag = [...code.slice(Math.max(0, index - MAX_TAG_DISTANCE), index).matchAll(TAG)].at(-1)?.[1]
    if (tag !== undefined && (/^[a-z]\w*$/.test(tag) || EVENT.test(name))) return codeAt('handler', name, index + 1)
  }
  return undefined
}

function codeAt(kind: BrowserCode['kind'], name: string, index: number): BrowserCode {
  return { kind, name, index, length: name.length }
}

/** Hints for code that never runs in a browser, in a module and in an MDX file. */
const HINTS = {
  module: "Write 'use client' on the first line of the file: its components then run in the browser, too",
  mdx: "Move the component to a separate file that begins with 'use client', and import that",
} as const

/** Creates a warning about code for browsers that never runs in one. */
export function describeBrowserCode(
  { kind, name, length }: BrowserCode,
  where: keyof typeof HINTS,
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'length'> {
  const messages = {
    handler: `${name} runs only in a browser, but this component is not hydrated: the element is rendered without it`,
    hook: `${name} works only in a browser, but this component is not hydrated: it stays as the server rendered it`,
    location: `${name} of useLocation() is known only in a browser, but this component is not hydrated: it is always empty`,
  }
  const code = kind === 'handler' ? 'handler-without-client' : 'hook-without-client'
  return { code, severity: 'warning', message: messages[kind], hint: HINTS[where], length }
}

/**
 * Replaces comments in JavaScript with spaces, so that offsets do not change. Keeps comments on a line after an
 * apostrophe in JSX text.
 */
export function blankComments(code: string): string {
  let blanked = ''
  let copiedUntil = 0
  for (let at = 0; at < code.length; ) {
    const end = findCommentEnd(code, at)
    if (end !== undefined) {
      blanked += code.slice(copiedUntil, at) + code.slice(at, end).replace(/[^\n]/g, ' ')
      copiedUntil = end
    }
    at = end ?? findStringEnd(code, at) ?? at + 1
  }
  return blanked + code.slice(copiedUntil)
}

/** Returns the offset after the comment that starts at `at`; `undefined` if none starts there. */
function findCommentEnd(code: string, at: number): number | undefined {
  // A URL in a template literal is not a comment.
  if (code.startsWith('//', at) && code[at - 1] !== ':') return findOffsetOrEnd(code, '\n', at)
  return code.startsWith('/*', at) ? Math.min(findOffsetOrEnd(code, '*/', at + 2) + 2, code.length) : undefined
}

function findOffsetOrEnd(code: string, text: string, from: number): number {
  const offset = code.indexOf(text, from)
  return offset === -1 ? code.length : offset
}

/**
 * Returns the offset after the string that starts at `at`, or after its line; `undefined` if no string starts there.
 */
export function findStringEnd(code: string, at: number): number | undefined {
  const quote = code[at]
  if (quote !== '"' && quote !== "'") return undefined
  for (let offset = at + 1; offset < code.length; offset++) {
    const character = code[offset]
    if (character === quote || character === '\n') return offset + 1
    if (character === '\\') offset++
  }
  return code.length
}
