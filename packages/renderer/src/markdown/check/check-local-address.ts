import type { Placed, Reporter } from '../source-file.js'

/** A drive's letter, with its backslash as the HTML tree has it, or a file's address. */
const LOCAL = /^(?:[a-z]:(?:[\\/]|%5C)|file:)/i

/** An element of HTML with its place in the source. */
export interface AddressedElement extends Placed {
  readonly tagName: string
}

/** Reports an address on the writer's own disk, which is on no reader's: a link is a warning, a picture that nobody sees an error. */
export function checkLocalAddress(element: AddressedElement, address: string, reporter: Reporter): void {
  if (!LOCAL.test(address)) return
  const written = address.replace(/%5C/gi, '\\')
  reporter.report(element, {
    code: 'local-address',
    severity: element.tagName === 'a' ? 'warning' : 'error',
    message: `${written} is a place on this computer, which no reader has`,
    hint: 'Put the file beside the text and write its path from there, such as ./file.pdf',
  })
}
