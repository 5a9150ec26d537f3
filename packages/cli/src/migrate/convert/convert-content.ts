import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../config/is-record.js'
import { hasMarkedExcerpt } from '../../read/posts/read-post.js'
import { convertAdmonitions } from './convert-admonitions.js'
import type { ConvertContext } from './convert-context.js'
import { convertEditUrl } from './convert-edit-url.js'
import { type Converted, joinConverted, nothing, putAt } from './converted.js'
import { convertMarkdownPlugins } from './plugins/convert-markdown-plugins.js'
import { applyRules, changed, lost, type Rule, type Rules, same, unless, unneeded } from './rules.js'

/** The blog plugin. */
export const BLOG = '@docusaurus/plugin-content-blog'

/** The plugin for plain pages. */
export const PAGES = '@docusaurus/plugin-content-pages'

/** Rules for fields that content plugins share. In docgen, Markdown plugins apply to all pages, whatever their folder. */
const sharedRules = (context: ConvertContext): Rules => ({
  admonitions: convertAdmonitions,
  remarkPlugins: convertMarkdownPlugins('remark', context),
  rehypePlugins: convertMarkdownPlugins('rehype', context),
  beforeDefaultRemarkPlugins: convertMarkdownPlugins('remark', context),
  beforeDefaultRehypePlugins: convertMarkdownPlugins('rehype', context),
})

/** The components that Docusaurus uses by default, and the one for pages that were generated from an API description. */
const DEFAULT_COMPONENT =
  /^@theme\/(?:ApiItem|Doc(?:Item|Page|Root|sRoot|VersionRoot|TagDocListPage|TagsListPage|CategoryGeneratedIndexPage)|(?:Blog\/Pages\/)?Blog[A-Za-z]+Page|MDXPage)$/

/** The rule for fields of content plugins that name the component of a page. */
export const COMPONENT: Rule = unless(
  (value) => DEFAULT_COMPONENT.test(String(value)),
  lost('the theme renders the pages', 'Replace a component of the theme: see “Components” in the manual'),
)

/** The rule for `editLocalizedFiles`, which docgen always applies. */
export const EDIT_LOCALIZED: Rule = unless((value) => value === true, lost('translated pages link to their own files'))

const BLOG_RULES: Rules = {
  id: unless((id) => id === 'default', same('blog.id')),
  path: same('blog.path'),
  routeBasePath: same('blog.routeBasePath'),
  include: same('blog.include'),
  exclude: same('blog.exclude'),
  blogTitle: same('blog.title'),
  blogDescription: same('blog.description'),
  postsPerPage: changed('blog.postsPerPage', (count) => (count === 'ALL' ? 100 : count), '`blog.postsPerPage`'),
  feedOptions: unneeded('docgen always creates feeds'),
  showReadingTime: same('blog.showReadingTime'),
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
  editLocalizedFiles: EDIT_LOCALIZED,
  blogListComponent: COMPONENT,
  blogPostComponent: COMPONENT,
  blogTagsListComponent: COMPONENT,
  blogTagsPostsComponent: COMPONENT,
  blogArchiveComponent: COMPONENT,
  blogAuthorsListComponent: COMPONENT,
  blogAuthorsPostsComponent: COMPONENT,
}

const PAGES_RULES: Rules = {
  id: unless((id) => id === 'default', same('pages.id')),
  path: same('pages.path'),
  routeBasePath: same('pages.routeBasePath'),
  include: same('pages.include'),
  exclude: same('pages.exclude'),
  editLocalizedFiles: EDIT_LOCALIZED,
  mdxPageComponent: COMPONENT,
}

/** The plugins of one kind, the default instance first. Omits plugins without files, as Docusaurus does. */
function listFolders(name: string, uses: readonly PluginUse[], { layout }: ConvertContext): readonly PluginUse[] {
  const matching = uses.filter((use) => use.name === name && layout.hasFile(folderOf(use)))
  return matching.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
}

/** Migrates each blog, the main one first. */
export function convertBlogs(uses: readonly PluginUse[], context: ConvertContext): readonly Converted[] {
  const empty: Converted = { fields: putAt('blog', {}), comments: {}, notes: [] }
  return convertFolders(BLOG, uses, BLOG_RULES, context).map((each) => joinConverted([empty, each]))
}

/** Migrates each folder of plain pages, the main one first. */
export function convertPages(uses: readonly PluginUse[], context: ConvertContext): readonly Converted[] {
  return convertFolders(PAGES, uses, PAGES_RULES, context)
}

function convertFolders(
  name: string,
  uses: readonly PluginUse[],
  rules: Rules,
  context: ConvertContext,
): readonly Converted[] {
  const [target, subject] = name === BLOG ? (['blog', 'the blog'] as const) : (['pages', 'the pages'] as const)
  return listFolders(name, uses, context).map((use) => {
    const all = { ...sharedRules(context), ...rules, editUrl: convertEditUrl(target, folderOf(use), context) }
    const converted = applyRules({ ...use.options, value: use.options.value ?? {} }, all, subject)
    const rest = name === PAGES ? convertFrame(folderOf(use), context) : describeLists(folderOf(use), context)
    return joinConverted([converted, rest])
  })
}

/** Reports posts that Docusaurus shows completely in its lists. */
function describeLists(folder: string, { layout }: ConvertContext): Converted {
  const posts = layout.listFiles(folder).filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
  const whole = posts.filter((name) => !hasMarkedExcerpt(layout.readFile(`${folder}/${name}`) ?? ''))
  if (whole.length === 0) return nothing()
  return nothing({
    status: 'changed',
    path: [],
    name: `whole posts in the lists of ${folder}`,
    message: `posts without a truncate marker: ${whole.length} of ${posts.length}. Lists show their description or first paragraph, and link to the post`,
    hint: 'Write <!-- truncate --> below the text that lists should show',
  })
}

/**
 * Sets `pages.frame` if a component among the pages seems to render no layout: as in Docusaurus, it then has no navbar
 * and footer. A component that imports its layout from another file also matches, but looks the same with the setting.
 */
function convertFrame(folder: string, { layout }: ConvertContext): Converted {
  const bare = layout
    .listFiles(folder)
    .map((name) => `${folder}/${name}`)
    .find((file) => PAGE_COMPONENT.test(file) && !showsLayout(layout.readFile(file) ?? ''))
  if (bare === undefined) return nothing()
  return {
    ...nothing(),
    fields: putAt('pages.frame', 'layout'),
    comments: {
      'pages.frame': `As in Docusaurus: pages without @theme/Layout, such as ${bare}, have no navbar and footer.`,
    },
  }
}

const PAGE_COMPONENT = /^(?!.*(?:\/_|\/__tests__\/|\.(?:test|spec)\.)).*\.(?:jsx?|tsx)$/
/** Whether the code of a page imports the layout, and renders a component with a name that ends in `Layout`. */
function showsLayout(code: string): boolean {
  return /@(?:theme|docgen\/theme)\/(?:layout|Layout)['"]/.test(code) && /<\w*Layout[\s>]/.test(code)
}

function folderOf({ name, options: { value } }: PluginUse): string {
  const { path } = isRecord(value) ? value : {}
  return typeof path === 'string' ? path : name === BLOG ? 'blog' : 'src/pages'
}

function isDefault({ options: { value } }: PluginUse): boolean {
  return !isRecord(value) || value['id'] === undefined || value['id'] === 'default'
}
