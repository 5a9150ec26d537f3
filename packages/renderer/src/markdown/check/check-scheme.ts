import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { Positioned, UrlReporter } from '../source-file.js'

/** The scheme of a URL with a host. */
const SCHEME = /^([a-z][a-z\d+.-]*):\/\//i

/** Reports a misspelled `https://`: browsers do not open such a link. */
export function checkScheme(element: Positioned, url: string, reporter: UrlReporter): void {
  const [start = '', scheme] = SCHEME.exec(url) ?? []
  const near = scheme === undefined ? undefined : nearestWord(scheme, ['https', 'http'])
  if (near === undefined || near === scheme?.toLowerCase()) return
  reporter.reportUrl(element, url, {
    code: 'unknown-scheme',
    message: `browsers do not know the scheme ${scheme}`,
    hint: didYouMean(`${near}://${url.slice(start.length)}`),
  })
}
