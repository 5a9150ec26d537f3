/** `new URL('./a.wasm', import.meta.url)`; the path is the second group. */
const CALL =
  /\bnew\s{1,9}URL\(\s{0,99}(['"`])([^'"`\\\n$?#]{1,500})\1\s{0,99},\s{0,99}import\.meta\.url\s{0,99},?\s{0,99}\)/g
const NO_FILE = /^(?:[a-z][\w+.-]*:|\/\/)|\/$/i
/** Code. docgen does not copy it, because a worker would need its imports in the same bundle. */
const CODE = /\.[cm]?[jt]sx?$/i

/** A module that code names by its URL. */
export interface CodeUrl {
  readonly path: string
  /** UTF-16 offsets in the text. */
  readonly index: number
  readonly length: number
}

/** The modules that code names by `new URL('./worker.js', import.meta.url)`, which `expandFileUrls` does not change. */
export function listCodeUrls(code: string): readonly CodeUrl[] {
  return [...code.matchAll(CALL)].flatMap(({ 0: { length }, 2: path = '', index }) =>
    CODE.test(path) && !NO_FILE.test(path) ? [{ path, index, length }] : [],
  )
}

/** Suffix of an import whose default export is the `URL` of a copy of the file in the output. */
export const FILE_URL = '?docgenFile'

/**
 * Replaces `new URL('./a.wasm', import.meta.url)`, the URL of a file next to the code, with an import of the URL of a
 * copy in the output. Line numbers stay the same.
 */
export function expandFileUrls(code: string): string {
  return code.replace(CALL, (call: string, _quote: string, path: string) => {
    if (NO_FILE.test(path) || CODE.test(path)) return call
    const lines = '\n'.repeat(call.split('\n').length - 1)
    return `require(${JSON.stringify(path + FILE_URL)}).default${lines}`
  })
}
