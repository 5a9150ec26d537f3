import { blankCode } from './blank-code.js'

/** HTML that docgen keeps only if it is trusted. */
const UNTRUSTED = /<(?:iframe|video\s[^<>]*\bon|script|style|form|input|button|object|embed)\b/

/** Returns the first file with HTML that docgen keeps only if it is trusted; `undefined` if there is none. */
export function findUntrustedHtml(files: readonly string[], read: (file: string) => string): string | undefined {
  return files.find((file) => UNTRUSTED.test(blankCode(read(file))))
}
