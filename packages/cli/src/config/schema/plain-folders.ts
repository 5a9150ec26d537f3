import * as z from 'zod/mini'
import { editUrl, folderList, pagePatterns } from './docs.js'
import { feedContent } from './feeds.js'
import { byDefault } from './field.js'
import { filledText, folderId, pathPart, routeBase } from './text.js'

/** A folder of plain pages. */
const pagesFolderSchema = z.strictObject({
  id: byDefault(folderId(), 'default', 'Id of this folder on a site with several. Translation folders contain it.'),
  path: byDefault(
    filledText(),
    'src/pages',
    'Folder of the pages, relative to the config: Markdown, MDX, and components (`.js`, `.jsx`, `.tsx`).',
  ),
  routeBasePath: byDefault(routeBase(), '/', 'Path below which the pages are served.'),
  ...pagePatterns(['**/*.{md,mdx,js,jsx,tsx}'], ['**/_*', '**/_*/**', '**/*.{test,spec}.*', '**/__tests__/**']),
  editUrl: editUrl(),
  frame: byDefault(
    z.enum(['always', 'layout']),
    'always',
    'Which components among the pages have navbar and footer: all, or with `layout` only those that render `@docgen/theme/layout` (`@theme/Layout`), as in Docusaurus.',
  ),
})

/** Plain pages. */
export const pagesSchema = z.union([z.literal(false), pagesFolderSchema, folderList(pagesFolderSchema)])

/** A folder of posts. */
const blogFolderSchema = z.strictObject({
  id: byDefault(folderId(), 'default', 'Id of this blog on a site with several. Translation folders contain it.'),
  path: byDefault(filledText(), 'blog', 'Folder of the posts, relative to the config.'),
  routeBasePath: byDefault(routeBase(), '/blog', 'Path below which the posts are served.'),
  ...pagePatterns(),
  editUrl: editUrl(),
  title: byDefault(filledText(), 'Blog', 'Title of the list of posts and of the feeds.'),
  description: byDefault(z.string(), '', 'Description of the blog.'),
  postsPerPage: byDefault(z.int().check(z.gte(1)).check(z.lte(100)), 10, 'Number of posts per page.'),
  feedContent: byDefault(
    feedContent(),
    'summary',
    'What an entry of the feeds contains: the text above the marker, or with `full` also the whole post. `full` needs `llms.pages`.',
  ),
  showReadingTime: byDefault(z.boolean(), true, 'Show how long it takes to read a post.'),
  authorsMapPath: byDefault(filledText(), 'authors.yml', 'File of the authors, relative to `path`.'),
  authorsBasePath: byDefault(
    pathPart(),
    'authors',
    'Path of the list of authors and of their pages, relative to `routeBasePath`.',
  ),
  tagsBasePath: byDefault(
    pathPart(),
    'tags',
    'Path of the list of tags and of their pages, relative to `routeBasePath`.',
  ),
  pageBasePath: byDefault(
    pathPart(),
    'page',
    'Path of the further pages of a list of posts, relative to its first page: `/blog/page/2`.',
  ),
  archiveBasePath: byDefault(
    z.nullable(pathPart()),
    'archive',
    'Path of the page that lists all posts by year, relative to `routeBasePath`; `null` for none.',
  ),
})

/** The settings of a blog. */
export type BlogConfig = z.output<typeof blogFolderSchema>

/** Blog posts. */
export const blogSchema = z.union([z.literal(false), blogFolderSchema, folderList(blogFolderSchema)])
