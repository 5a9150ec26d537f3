import { suggestScheme } from '../../contract/suggest-scheme.js'
import type { Positioned, UrlReporter } from '../source-file.js'

const WEB = /^https?:\/\//i
const INVALID = {
  message: 'browsers cannot open this URL, because its host or port is invalid',
  hint: 'Correct it, or write it in backticks if it is an example',
}

/** Reports a URL that browsers cannot open: `https://` is misspelled, or the host or port is invalid. */
export function checkScheme(element: Positioned, url: string, reporter: UrlReporter): void {
  const problem = suggestScheme(url) ?? (WEB.test(url) && !URL.canParse(url) ? INVALID : undefined)
  if (problem) reporter.reportUrl(element, url, { code: 'unknown-scheme', ...problem })
}
