import { posix } from 'node:path'
import { addFrontMatter } from '../config/add-front-matter.js'
import { toSlug } from '../graph/routes/resolve-slug.js'

/** What an author sets on the command line for a new page. */
export interface PageFields {
  readonly title: string
  /** Name of the file, with or without extension; by default, from the title. */
  readonly name?: string | undefined
  /** Label in the sidebar. */
  readonly label?: string | undefined
  readonly description?: string | undefined
  readonly slug?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly isDraft?: boolean | undefined
  /** Whether the file is MDX. */
  readonly isMdx?: boolean | undefined
  /** Keys of the authors of a post. */
  readonly authors?: readonly string[] | undefined
}

/** The text of a new page: front matter that its collection reads, and an empty body. */
export function writePageText(fields: PageFields, position: number | undefined): string {
  const { title, label, description, slug, tags = [], authors = [], isDraft } = fields
  return addFrontMatter('', {
    title,
    sidebar_label: label,
    sidebar_position: position,
    description,
    slug,
    authors: authors.length === 0 ? undefined : authors,
    tags: tags.length === 0 ? undefined : tags,
    draft: isDraft ? true : undefined,
  })
}

/** The name of the file of a new page, with its extension. A post begins with its day, such as `2026-11-30`. */
export function namePageFile({ title, name, isMdx }: PageFields, day?: string): string {
  const extension = /\.mdx?$/.exec(name ?? '')?.[0] ?? (isMdx ? '.mdx' : '.md')
  const stem = name === undefined ? toSlug(title) : name.replace(/\.mdx?$/, '')
  const isDated = day === undefined || /^\d{4}-\d{1,2}-\d{1,2}/.test(stem)
  return `${isDated ? '' : `${day}-`}${stem}${extension}`
}

/**
 * The folder of a new page, relative to the docs folder; empty for the docs folder itself, `undefined` if it is outside
 * of it. `folder` is relative to the docs folder, or begins with its path.
 */
export function resolvePageFolder(folder: string, docsFolder: string): string | undefined {
  const clean = posix.normalize(folder.replaceAll('\\', '/')).replace(/^\.?\/+|(?<!\/)\/+$/g, '')
  if (clean === '' || clean === '.' || clean === docsFolder) return ''
  const inside = docsFolder !== '' && clean.startsWith(`${docsFolder}/`) ? clean.slice(docsFolder.length + 1) : clean
  return inside === '..' || inside.startsWith('../') ? undefined : inside
}
