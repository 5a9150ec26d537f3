import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { nearestWord } from '@docgen/renderer/light'

/** What to say where the documents' folder, relative to the site's, holds none: a site of nothing is never meant. */
export function reportNoDocuments(siteDir: string, folder: string): Diagnostic {
  const isThere = existsSync(join(siteDir, folder))
  const near = isThere ? undefined : nearestWord(folder, listFolders(siteDir))
  return {
    code: 'no-documents',
    severity: 'error',
    file: folder,
    message: isThere ? 'this folder holds no documents' : 'there is no such folder, and so no documents',
    hint:
      near === undefined
        ? 'Put Markdown files there, or look at docs.path, docs.include and docs.exclude'
        : `Did you mean ${near}? It is named in docs.path`,
  }
}

function listFolders(siteDir: string): readonly string[] {
  const entries = readdirSync(siteDir, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
}
