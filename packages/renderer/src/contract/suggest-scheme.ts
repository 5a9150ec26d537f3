import { didYouMean, nearestWord } from './suggest-name.js'

/** A scheme and its separator, `://` or a part of it. Without any slash, a host has to follow: `https:example.com`. */
const SCHEME = /^([a-z][a-z\d+.-]*)(:\/\/|:\/(?!\/)|:(?=[\w-]+\.[a-z]))/i

/**
 * Returns the problem of a URL that browsers do not open because its `https://` or `http://` is misspelled, with the
 * correct URL as the hint; `undefined` if it is not misspelled.
 */
export function suggestScheme(url: string): { readonly message: string; readonly hint: string } | undefined {
  const [start = '', scheme, separator] = SCHEME.exec(url) ?? []
  if (scheme === undefined) return undefined
  const near = nearestWord(scheme, ['https', 'http'])
  const isKnown = near === scheme.toLowerCase()
  // Without slashes, a similar name can be another scheme, as in `mailto:`.
  if (near === undefined || (isKnown && separator === '://') || (!isKnown && separator === ':')) return undefined
  return {
    message: isKnown ? `the URL has no // after ${scheme}:` : `browsers do not know the scheme ${scheme}`,
    hint: didYouMean(`${near}://${url.slice(start.length)}`),
  }
}
