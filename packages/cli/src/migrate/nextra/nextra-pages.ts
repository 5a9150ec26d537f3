import { join, posix } from 'node:path'
import { readRawFields } from '../../config/read-front-matter.js'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'

/** Where the pages of a site are. */
export interface NextraPages {
  /** Folder of the pages, relative to the site's folder. */
  readonly folder: string
  /** Whether each page is a file `page.mdx` in a folder of its URL. */
  readonly isAppRouter: boolean
  /** Markdown files that become pages, relative to the folder, in code-unit order. */
  readonly files: readonly string[]
  /** Other files, relative to the folder. */
  readonly others: readonly string[]
  /** The text of a file; the path is relative to the folder. */
  readonly read: (file: string) => string
  /** The front matter of a page as written. */
  readonly fieldsOf: (file: string) => Readonly<Record<string, unknown>>
}

const FOLDERS = ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app']
const isMarkdown = (path: string): boolean => /\.mdx?$/.test(path)

/** Opens the first folder with Markdown files of those that Nextra reads; `undefined` if there is none. */
export function openNextraPages(siteDir: string): NextraPages | undefined {
  for (const folder of FOLDERS) {
    const listed = listFiles({ siteDir, folder, includesDotFiles: false }).value.map((path) =>
      posix.relative(folder, path),
    )
    const isAppRouter = /(?:^|\/)app$/.test(folder)
    const isPage = (path: string): boolean =>
      isMarkdown(path) && !/(?:^|\/)(?:_|\[)/.test(path) && (!isAppRouter || /(?:^|\/)page\.mdx?$/.test(path))
    const files = listed.filter(isPage)
    if (files.length === 0) continue
    const read = (file: string): string => readText(join(siteDir, folder, file), file).text ?? ''
    return {
      folder,
      isAppRouter,
      files,
      others: listed.filter((path) => !isMarkdown(path)),
      read,
      fieldsOf: (file) => readRawFields(read(file)),
    }
  }
  return undefined
}

/** The path of the URL of a page of the app router or of a folder, without slashes at its ends. */
export function routeOfPage(file: string, isAppRouter: boolean): string {
  const path = file.replace(/\.mdx?$/, '').split('/')
  const parts = isAppRouter ? path.slice(0, -1).filter((part) => !/^\(.*\)$/.test(part)) : path
  return parts.join('/').replace(/(?:^|\/)index$/, '')
}
