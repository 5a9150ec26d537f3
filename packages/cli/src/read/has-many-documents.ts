import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Maximum number of folders to look into: in large repositories, a search would take longer than a wrong guess costs.
 */
const MAX_FOLDERS = 200

/**
 * Whether a site's folder has at least `count` Markdown files outside packages and hidden folders: a guess for callers
 * that cannot wait for the config. If the search finds more than 200 folders, it stops and returns true.
 */
export function hasManyDocuments(siteDir: string, count: number): boolean {
  const folders = [siteDir]
  let found = 0
  // The loop also visits the folders that it appends.
  for (const folder of folders) {
    if (folders.length > MAX_FOLDERS) return true
    for (const entry of listEntries(folder)) {
      if (entry.isDirectory()) {
        if (!/^(?:\.|node_modules$)/.test(entry.name)) folders.push(join(folder, entry.name))
      } else if (/\.mdx?$/.test(entry.name)) {
        found += 1
        if (found >= count) return true
      }
    }
  }
  return false
}

function listEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // If the site needs this folder, its reader reports the error.
    return []
  }
}
