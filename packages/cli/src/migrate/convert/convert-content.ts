import { isRecord } from '../../config/schema/field.js'
import type { PluginUse } from '../docusaurus/plugin-use.js'
import { convertAdmonitions } from './convert-admonitions.js'
import type { ConvertContext } from './convert-context.js'
import { convertMarkdownPlugins } from './convert-markdown-plugins.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from './converted.js'
import { DOCGEN_HAS } from './docgen-has.js'
import { applyRules, changed, lost, type Rules, same, unless, unneeded } from './rules.js'

/** The blog plugin. */
export const BLOG = '@docusaurus/plugin-content-blog'

/** The plugin for plain pages. */
export const PAGES = '@docusaurus/plugin-content-pages'

/** Markdown plugins apply to all pages, so each is kept once, whatever folder it is for. */
const sharedRules = (context: ConvertContext): Rules => ({
  id: unneeded('docgen has one such folder'),
  admonitions: convertAdmonitions,
  remarkPlugins: convertMarkdownPlugins('remark', context),
  rehypePlugins: convertMarkdownPlugins('rehype', context),
  beforeDefaultRemarkPlugins: convertMarkdownPlugins('remark', context),
  beforeDefaultRehypePlugins: convertMarkdownPlugins('rehype', context),
})

const BLOG_RULES: Rules = {
  path: same('blog.path'),
  routeBasePath: same('blog.routeBasePath'),
  blogTitle: same('blog.title'),
  blogDescription: same('blog.description'),
  postsPerPage: changed('blog.postsPerPage', (count) => (count === 'ALL' ? 100 : count), '`blog.postsPerPage`'),
  feedOptions: unneeded('docgen always creates feeds'),
  showReadingTime: unless((value) => value === false, lost('posts show no reading time')),
  onInlineTags: unneeded('tags need no list'),
  onInlineAuthors: unneeded('posts can contain their authors'),
  onUntruncatedBlogPosts: unneeded('the list shows the description of a post without a truncate marker'),
  authorsMapPath: same('blog.authorsMapPath'),
  authorsBasePath: same('blog.authorsBasePath'),
  tagsBasePath: same('blog.tagsBasePath'),
  pageBasePath: same('blog.pageBasePath'),
  archiveBasePath: same('blog.archiveBasePath'),
  blogSidebarTitle: unneeded('the list of posts is a page'),
  blogSidebarCount: unneeded('the list of posts is a page'),
}

const PAGES_RULES: Rules = { path: same('pages.path'), routeBasePath: same('pages.routeBasePath') }

/**
 * Migrates blog and pages, if there are any. Skips without a note what is disabled or empty in Docusaurus; of
 * several folders of one kind, migrates the one without an id, else the first.
 */
export function convertContent(
  { name, options }: PluginUse,
  uses: readonly PluginUse[],
  context: ConvertContext,
): Converted {
  const { layout } = context
  const isBlog = name === BLOG
  const folder = folderOf({ name, options })
  if (!layout.hasFile(folder)) return nothing()
  const alike = uses.filter((use) => use.name === name && layout.hasFile(folderOf(use)))
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
    const on: Converted = { fields: putAt('blog', {}), comments: {}, notes: [] }
    return joinConverted([on, applyRules(part, { ...sharedRules(context), ...BLOG_RULES }, 'the blog')])
  }
  if (!isBlog && DOCGEN_HAS.pages) return applyRules(part, { ...sharedRules(context), ...PAGES_RULES }, 'the pages')
  const message = isBlog ? 'docgen did not migrate the posts' : 'docgen did not migrate standalone pages'
  return nothing({ fate: 'lost', path: options.path, name: folder, message })
}

function folderOf({ name, options: { value } }: PluginUse): string {
  const { path } = isRecord(value) ? value : {}
  return typeof path === 'string' ? path : name === BLOG ? 'blog' : 'src/pages'
}

function isDefault({ options: { value } }: PluginUse): boolean {
  return !isRecord(value) || value['id'] === undefined || value['id'] === 'default'
}

/** Whether docgen lacks what a plugin adds to the site. */
export function isContentMissing({ notes }: Converted): boolean {
  return notes.some(({ fate, name }) => fate === 'lost' && name !== undefined)
}
