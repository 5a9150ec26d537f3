import { suggestScheme } from '../../contract/suggest-scheme.js'
import type { Positioned, UrlReporter } from '../source-file.js'

/** Reports a misspelled `https://`: browsers do not open such a link. */
export function checkScheme(element: Positioned, url: string, reporter: UrlReporter): void {
  const problem = suggestScheme(url)
  if (problem) reporter.reportUrl(element, url, { code: 'unknown-scheme', ...problem })
}
