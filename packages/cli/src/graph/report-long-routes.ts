import type { Diagnostic } from '@docgen/renderer/contract'
import { isTooLong } from './create-url.js'
import type { DocFacts, GeneratedIndexFacts } from './doc.js'

const LONGEST_SHOWN = 60

/** Reports routes that are too long for a file name, each at its source or field. */
export function reportLongRoutes(pages: readonly (DocFacts | GeneratedIndexFacts)[]): readonly Diagnostic[] {
  return pages.flatMap((page) => {
    const { route, source } = page
    if (!isTooLong(`${route.slice(1)}/index.html`)) return []
    return {
      code: 'long-route',
      severity: 'error' as const,
      file: source,
      line: 'line' in page ? page.line : 1,
      column: 1,
      message: `the route ${route.slice(0, LONGEST_SHOWN)}… has ${route.length} characters, more than a file name can have`,
      hint: 'Write a shorter slug, permalink or file name: 200 characters between two slashes, and 1,000 in all, fit every disk',
    }
  })
}
