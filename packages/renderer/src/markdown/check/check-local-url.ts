import type { Positioned, UrlReporter } from '../source-file.js'

/** A drive letter, with its backslash as encoded in the HTML tree, or a `file:` URL. */
const LOCAL = /^(?:[a-z]:(?:[\\/]|%5C)|file:)/i

/** An HTML element with its position in the source. */
export interface UrlElement extends Positioned {
  readonly tagName: string
}

/** Reports a URL on the author's disk, which readers can't access: a warning for a link, otherwise an error. */
export function checkLocalUrl(element: UrlElement, url: string, reporter: UrlReporter): void {
  if (!LOCAL.test(url)) return
  const path = url.replace(/%5C/gi, '\\')
  reporter.reportUrl(element, path, {
    code: 'local-path',
    severity: element.tagName === 'a' ? 'warning' : 'error',
    message: `${path} is a file on your computer, which readers cannot open`,
    hint: 'Move the file next to the page and write its relative path, such as ./file.pdf',
  })
}
