import { isRecord } from '../../config/schema/is-record.js'
import type { PluginUse } from '../docusaurus/plugin-use.js'
import { type Carried, joinCarried, nothing, type Part, putAt } from './carried.js'
import { carryAdmonitions } from './carry-admonitions.js'
import type { CarryContext } from './carry-context.js'
import { carryMarkdownPlugins } from './carry-markdown-plugins.js'
import { DOCGEN_HAS } from './docgen-has.js'
import { applyRules, changed, lost, type Rules, same, unless, unneeded } from './rules.js'
import type { SiteLayout } from './site-layout.js'
import { toRoute } from './to-route.js'

/** The plugin for posts. */
export const BLOG = '@docusaurus/plugin-content-blog'

/** The plugin for pages beside documents and posts. */
export const PAGES = '@docusaurus/plugin-content-pages'

/** Plugins of Markdown are those of all pages: each is there once, whatever folder it is for. */
const sharedRules = (context: CarryContext): Rules => ({
  id: unneeded('there is one such folder'),
  admonitions: carryAdmonitions,
  remarkPlugins: carryMarkdownPlugins('remark', context),
  rehypePlugins: carryMarkdownPlugins('rehype', context),
  beforeDefaultRemarkPlugins: carryMarkdownPlugins('remark', context),
  beforeDefaultRehypePlugins: carryMarkdownPlugins('rehype', context),
})

const BLOG_RULES: Rules = {
  path: same('blog.path'),
  routeBasePath: same('blog.routeBasePath'),
  blogTitle: same('blog.title'),
  blogDescription: same('blog.description'),
  postsPerPage: changed('blog.postsPerPage', (count) => (count === 'ALL' ? 100 : count), '`blog.postsPerPage`'),
  feedOptions: unneeded('feeds are made'),
  showReadingTime: unless((value) => value === false, lost('posts show no reading time')),
  onInlineTags: unneeded('tags need no list'),
  onInlineAuthors: unneeded('authors may stand in the posts'),
  onUntruncatedBlogPosts: unneeded('a post without a mark is listed by its description'),
  // What is said of them follows below: they are there by default.
  archiveBasePath: () => nothing(),
  authorsBasePath: () => nothing(),
  blogSidebarTitle: unneeded('the list of posts is a page'),
  blogSidebarCount: unneeded('the list of posts is a page'),
}

const PAGES_RULES: Rules = { path: same('pages.path'), routeBasePath: same('pages.routeBasePath') }

/**
 * Posts and pages, where there are any. What is switched off or empty in Docusaurus says nothing; of several folders of
 * one kind the one without an id is carried over, else the first.
 */
export function carryContent({ name, options }: PluginUse, uses: readonly PluginUse[], context: CarryContext): Carried {
  const { layout } = context
  const isBlog = name === BLOG
  const { path } = isRecord(options.value) ? options.value : {}
  const folder = typeof path === 'string' ? path : isBlog ? 'blog' : 'src/pages'
  if (!layout.hasFile(folder)) return nothing()
  const alike = uses.filter((use) => use.name === name)
  if (options !== (alike.find(isDefault) ?? alike[0])?.options) {
    const message = `docgen has one folder of ${isBlog ? 'posts' : 'plain pages'}`
    return nothing({
      fate: 'lost',
      path: options.path,
      name: folder,
      message,
      hint: 'Move its files into the other one',
    })
  }
  const part: Part = { ...options, value: options.value ?? {} }
  if (isBlog && DOCGEN_HAS.blog) {
    const on: Carried = { fields: putAt('blog', {}), comments: {}, notes: [] }
    const lists = carryLists(part, folder, layout)
    return joinCarried([on, applyRules(part, { ...sharedRules(context), ...BLOG_RULES }, 'the blog'), ...lists])
  }
  if (!isBlog && DOCGEN_HAS.pages) return applyRules(part, { ...sharedRules(context), ...PAGES_RULES }, 'the pages')
  const message = isBlog ? 'posts are not read: docgen makes documentation' : 'pages beside the documents are not read'
  return nothing({ fate: 'lost', path: options.path, name: folder, message })
}

/** Pages that Docusaurus makes of posts beside their list: the archive, which is that list once more, and those of authors. */
function carryLists({ value, path }: Part, folder: string, { listFiles, readFile }: SiteLayout): Carried[] {
  const { routeBasePath = 'blog', archiveBasePath = 'archive', authorsMapPath = 'authors.yml' } = Object(value)
  const blog = toRoute(String(routeBasePath))
  const found: Carried[] = []
  if (typeof archiveBasePath === 'string' && listFiles(folder).some((file) => /\.mdx?$/.test(file))) {
    const from = `${blog.replace(/(?<!\/)\/+$/, '')}/${archiveBasePath.replace(/^\/+/, '')}`
    const message = `the list of posts has all of them, and ${from} leads there`
    const note = { fate: 'changed', path, name: 'archive of posts', message } as const
    found.push({ fields: { redirects: [{ from, to: blog }] }, comments: {}, notes: [note] })
  }
  const authors = readFile(`${folder}/${String(authorsMapPath)}`) ?? ''
  if (/^[ \t]+page:\s*(?!false|\s)/m.test(authors)) {
    const message = 'posts name their authors, who have no pages of their own: there is no list of authors either'
    found.push(nothing({ fate: 'lost', path, name: 'pages of authors', message }))
  }
  if (/^[ \t]+(?:image_url|imageURL|socials):/m.test(authors)) {
    const message = 'posts name their authors with title and link, without images and social profiles'
    found.push(nothing({ fate: 'lost', path, name: 'images of authors', message }))
  }
  return found
}

function isDefault({ options: { value } }: PluginUse): boolean {
  return !isRecord(value) || value['id'] === undefined || value['id'] === 'default'
}

/** Whether what a plugin adds to the site is missing in docgen's. */
export function isContentMissing({ notes }: Carried): boolean {
  return notes.some(({ fate, name }) => fate === 'lost' && name !== undefined)
}
