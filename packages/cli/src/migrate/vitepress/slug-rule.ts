import { addFrontMatter } from '../../config/add-front-matter.js'
import { readRawFields } from '../../config/read-front-matter.js'
import type { ContentRule, SiteFile } from '../rewrite/content-rule.js'
import type { Rewrites } from './read-rewrites.js'
import { joinFolder, type PageFolder } from './site-pages.js'

/** The pages, and how `rewrites` moves them. */
export interface SlugRequest {
  /** Folder of the sources, relative to the site's folder; `.` for the folder itself. */
  readonly sourceFolder: string
  /** Folder of the sources whose pages have the URLs of the root. */
  readonly rootPrefix: string
  readonly folders: readonly PageFolder[]
  readonly rewritePath: Rewrites['rewritePath']
}

/** Writes the URL that `rewrites` gives a page into its front matter. Pages that have a slug stay as they are. */
export function createSlugRule({ sourceFolder, rootPrefix, folders, rewritePath }: SlugRequest): ContentRule {
  const inSources = (path: string): string | undefined => {
    if (sourceFolder === '.') return path
    return path.startsWith(`${sourceFolder}/`) ? path.slice(sourceFolder.length + 1) : undefined
  }
  const baseOf = ({ path }: SiteFile): string => {
    const around = folders.filter((folder) => folder.path === '.' || path.startsWith(`${folder.path}/`))
    return around.toSorted((one, other) => other.path.length - one.path.length)[0]?.base ?? ''
  }
  return {
    name: '`rewrites` become `slug` in the pages',
    paths: folders.flatMap(({ path, files }) => files.map((file) => joinFolder(path, file))),
    rewrite: (file) => {
      const path = inSources(file.path)
      const target = path?.endsWith('.md') ? rewritePath(path) : undefined
      if (path === undefined || target === undefined || (rootPrefix !== '' && path.startsWith(`${rootPrefix}/`)))
        return file
      const route = routeOf(target)
      const base = baseOf(file)
      if (route === routeOf(path) || !`${route}/`.startsWith(`${base}/`) || 'slug' in readRawFields(file.text))
        return file
      return { ...file, text: addFrontMatter(file.text, { slug: route.slice(base.length) || '/' }) }
    },
  }
}

/** The URL of a page; `/` for the start page. */
function routeOf(path: string): string {
  return `/${path.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '')}`
}
