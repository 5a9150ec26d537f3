import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../read/list-files.js'
import { listRoutes } from '../session/list-routes.js'

/** Existing Markdown files in a folder that is not a site yet. */
export interface ExistingDocuments {
  /** Folder of the files, relative to the site's; `.` for the site's folder itself. */
  readonly path: string
  readonly count: number
  /** Route of the page to start with, if there is none at `/`. */
  readonly start?: string
}

/** Files of the repository that are not docs: README.md, CHANGELOG.md. */
const OF_REPOSITORY = /^[A-Z_]+\.mdx?$/

/**
 * Finds Markdown files that a new site can use as its docs: those in `docs`, else those of a folder that is not a
 * project.
 */
export async function findDocuments(siteDir: string): Promise<ExistingDocuments | undefined> {
  if (!existsSync(siteDir)) return undefined
  const isProject = ['package.json', '.git'].some((name) => existsSync(join(siteDir, name)))
  for (const path of isProject ? ['docs'] : ['docs', '.']) {
    const { value: files } = listFiles({ siteDir, folder: path === '.' ? '' : path, hasDotFiles: false })
    const pages = files.filter((file) => /\.mdx?$/.test(file) && !(path === '.' && OF_REPOSITORY.test(file)))
    if (pages.length === 0) continue
    const routes = await listRoutes(siteDir, { title: 'x', url: 'https://x.example', docs: { path } })
    const start = routes.all.includes('/') ? undefined : routes.main
    return { path, count: pages.length, ...(start !== undefined && { start }) }
  }
  return undefined
}
