import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRawFields } from '../../config/read-front-matter.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'
import { compileGlobs } from '../../read/sort-doc-files.js'
import { docId } from '../content/docs-files.js'
import { trimPath } from '../content/trim-path.js'

/** The files of a Mintlify site. */
export interface MintlifyPages {
  /** Markdown files that become pages, relative to the site's folder, in code-unit order. */
  readonly files: readonly string[]
  /** All other files. */
  readonly others: readonly string[]
  /** Patterns of Markdown files that are no pages. */
  readonly exclude: readonly string[]
  /** The file of a page that the navigation names, such as `guides/start`; `undefined` if there is none. */
  readonly find: (name: string) => string | undefined
  /** The text of a file; empty if it cannot be read. */
  readonly read: (file: string) => string
  /** The front matter of a file as written; empty without any. */
  readonly frontMatterOf: (file: string) => Readonly<Record<string, unknown>>
}

/** Folders and files that Mintlify never shows as pages, and the output of docgen. */
const EXCLUDED = [
  'snippets/**',
  '_snippets/**',
  'dist/**',
  'migration-report.md',
  '**/{README,LICENSE,CHANGELOG,CONTRIBUTING}.{md,mdx}',
  '{AGENTS,CLAUDE,SKILL}.md',
]

/** Lists the files of a Mintlify site. */
export function openPages(siteDir: string): MintlifyPages {
  const exclude = [...EXCLUDED, ...readIgnored(siteDir)]
  const isExcluded = compileGlobs(exclude)
  const listed = listFiles({ siteDir, folder: '', includesDotFiles: false }).value
  const isMarkdown = (path: string): boolean => /\.mdx?$/.test(path)
  const files = listed.filter((path) => isMarkdown(path) && !isExcluded(path))
  const known = new Set(files)
  const read = (file: string): string => readText(join(siteDir, file), file).text ?? ''
  return {
    files,
    others: listed.filter((path) => !isMarkdown(path) && !path.startsWith('dist/')),
    exclude,
    find: (name) => {
      const path = trimPath(name)
      return ['', '.mdx', '.md', '/index.mdx', '/index.md'].map((end) => path + end).find((file) => known.has(file))
    },
    read,
    frontMatterOf: (file) => readRawFields(read(file)),
  }
}

/** The patterns of `.mintignore`, which has the syntax of `.gitignore`. */
function readIgnored(siteDir: string): readonly string[] {
  const file = join(siteDir, '.mintignore')
  if (!existsSync(file)) return []
  return readRegularFile(file)
    .toString()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('!'))
    .flatMap((pattern) => {
      const path = pattern.replace(/^\/|\/$/g, '')
      const anywhere = path.includes('/') || pattern.startsWith('/') ? path : `**/${path}`
      return pattern.endsWith('/') ? [`${anywhere}/**`] : [anywhere, `${anywhere}/**`]
    })
}

/** The route of a page: its path without the extension, and without `index` at the end. */
export function routeOfPage(file: string): string {
  return `/${docId(file).replace(/(?:^|\/)index$/, '')}`
}
