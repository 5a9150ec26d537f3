import type { SearchHit, SnippetPart } from '@docgen/renderer/search'
import type { Colors } from './create-terminal.js'

/**
 * Formats search hits: a line for the title and the kind of match, one for the location, and one for the text around
 * the match. Without hits, names the versions that were not searched.
 */
export function formatHits(hits: readonly SearchHit[], colors: Colors, otherVersions: readonly string[] = []): string {
  if (hits.length === 0) {
    const flags = otherVersions.map((path) => `--version ${path}`)
    return flags.length === 0 ? 'No results' : `No results in this version. Other versions: ${flags.join(', ')}`
  }
  const width = String(hits.length).length
  return hits
    .map((hit, index) => {
      const number = String(index + 1).padStart(width)
      const indent = ' '.repeat(width + 2)
      const name = [hit.title, ...(hit.heading ? [hit.heading] : [])].map((parts) => mark(parts, colors)).join(' › ')
      const lines = [
        `${number}  ${name}  ${colors.dim(hit.type)}`,
        `${indent}${colors.dim([...hit.breadcrumbs, hit.href].join(' › '))}`,
        ...(hit.snippet.length > 0 ? [`${indent}${mark(hit.snippet, colors)}`] : []),
      ]
      return lines.join('\n')
    })
    .join('\n\n')
}

function mark(parts: readonly SnippetPart[], colors: Colors): string {
  return parts.map(({ text, isMatch }) => (isMatch ? colors.bold(text) : text)).join('')
}
