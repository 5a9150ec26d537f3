import { blankComments } from './find-browser-code.js'

/** A source that a module needs in the policy's `script-src`. */
export interface ScriptSource {
  /** An origin, or `'unsafe-eval'` or `'wasm-unsafe-eval'` with its quotes. */
  readonly source: string
  /** UTF-16 offsets in the text. */
  readonly index: number
  readonly length: number
}

const CREATED = /\b(\w{1,60})\s{0,9}=\s{0,9}(?:window\.)?document\.createElement\(\s{0,9}['"`]script['"`]/g
const ASSIGNED = /\b(\w{1,60})\.src\s{0,9}=\s{0,9}(?:['"`]((?:https?:)?\/\/[\w.:-]{1,255})|(\w{1,60}))/g
const CONSTANT = /\bconst\s{1,9}(\w{1,60})\s{0,9}=\s{0,9}['"`]((?:https?:)?\/\/[\w.:-]{1,255})/g
/** Hooks and functions such as `useScript` and `loadScript`. */
const CALLED = /\b(?:use|load|inject|append|add)\w{0,20}Script\(\s{0,9}['"`]((?:https?:)?\/\/[\w.:-]{1,255})/g
const ELEMENT = /<script\s[^<>]{0,300}?\bsrc=\{?['"`]((?:https?:)?\/\/[\w.:-]{1,255})/gi
/** Code that compiles text in the browser: `react-live`, `new Function` and `eval`. */
const EVALUATES = /\bfrom\s{0,9}['"]react-live['"]|\bnew\s{1,9}Function\(|(?<![\w$.])eval\(/g

/** WebAssembly. The name of a `.wasm` file suffices, because a package may compile it. */
const COMPILES = /\bWebAssembly\b|[\w/-]\.wasm['"`]/g

/** Finds the sources of the scripts that a module inserts or compiles, in source order, each once. */
export function findScriptSources(text: string): readonly ScriptSource[] {
  const code = blankComments(text)
  const created = new Set([...code.matchAll(CREATED)].map(([, name = '']) => name))
  const constants = new Map([...code.matchAll(CONSTANT)].map(([, name = '', url = '']) => [name, url]))
  const found = [
    ...[...code.matchAll(ASSIGNED)].flatMap(({ 0: all, 1: name = '', 2: url, 3: variable = '', index }) =>
      created.has(name) ? parseSource(url ?? constants.get(variable), index, all.length) : [],
    ),
    ...[...code.matchAll(CALLED), ...code.matchAll(ELEMENT)].flatMap(({ 0: all, 1: url, index }) =>
      parseSource(url, index, all.length),
    ),
    ...findKeywords(code, EVALUATES, "'unsafe-eval'"),
    ...findKeywords(code, COMPILES, "'wasm-unsafe-eval'"),
  ].sort((a, b) => a.index - b.index)
  return found.filter(({ source }, index) => found.findIndex((each) => each.source === source) === index)
}

function parseSource(url: string | undefined, index: number, length: number): readonly ScriptSource[] {
  if (url === undefined || !URL.canParse(url, 'https://x')) return []
  return [{ source: new URL(url, 'https://x').origin, index, length }]
}

function findKeywords(code: string, pattern: RegExp, source: string): readonly ScriptSource[] {
  return [...code.matchAll(pattern)].map(({ 0: all, index }) => ({ source, index, length: all.length }))
}
