import type { Diagnostic } from '@docgen/renderer/contract'
import { SEARCH_MANIFEST_FILE } from '../search/search-manifest.js'
import type { BuiltFiles } from '../session/search/built-files.js'

/** Warns about a site that cannot be read, or that lacks files that the tools need. The server runs anyway. */
export async function checkDocs({ location, read }: BuiltFiles): Promise<readonly Diagnostic[]> {
  try {
    const [manifest, list] = await Promise.all([read(SEARCH_MANIFEST_FILE), read('llms.txt')])
    return [
      ...(manifest === undefined
        ? [
            warn(
              `there is no search index in ${location}`,
              'Check that docgen built this site, and that search.enabled is true',
            ),
          ]
        : []),
      ...(list === undefined
        ? [warn(`${location} has no pages as Markdown`, 'Set llms.pages: true in its config, and build it again')]
        : []),
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [warn(`the site cannot be read: ${reason}`, 'Start its server, or correct the URL')]
  }
}

function warn(message: string, hint: string): Diagnostic {
  return { code: 'nothing-to-serve', severity: 'warning', message, hint }
}
