import { didYouMean, nearestWord } from './suggest-name.js'

/** The scheme of a URL with a host. */
const SCHEME = /^([a-z][a-z\d+.-]*):\/\//i

/** The problem of a URL whose scheme is a misspelled `https` or `http`, with the correct URL as the hint. */
export function suggestScheme(url: string): { readonly message: string; readonly hint: string } | undefined {
  const [start = '', scheme] = SCHEME.exec(url) ?? []
  const near = scheme === undefined ? undefined : nearestWord(scheme, ['https', 'http'])
  if (near === undefined || near === scheme?.toLowerCase()) return undefined
  return {
    message: `browsers do not know the scheme ${scheme}`,
    hint: didYouMean(`${near}://${url.slice(start.length)}`),
  }
}
