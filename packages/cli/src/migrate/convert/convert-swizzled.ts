import { posix } from 'node:path'
import { OWN_THEME_MODULES } from '@docgen/renderer/markdown'
import type { ConvertContext } from './convert-context.js'
import { convertMdxComponents, describeElements } from './convert-mdx-components.js'
import { type Converted, joinConverted, nothing, putAt } from './converted.js'
import type { SiteLayout } from './site-layout.js'

const FOLDER = 'src/theme'
const MDX = 'MDXComponents'

/** docgen's counterparts of frequently swizzled components. */
export const COUNTERPARTS: Readonly<Record<string, string>> = {
  Admonition: 'theme.components: { Admonition }',
  AnnouncementBar: 'theme.components: { AnnouncementBar }',
  CodeBlock: 'theme.components: { CodeBlock }',
  DocBreadcrumbs: 'theme.components: { Breadcrumbs }',
  DocCard: 'theme.components: { Cards }',
  DocItem: 'theme.components: { DocFooter } for what is below the text, { DocPage } for the whole page',
  DocPaginator: 'theme.components: { Pagination }',
  DocSidebar: 'theme.components: { Sidebar }',
  DocSidebarItem: 'theme.components: { Sidebar }',
  Footer: 'theme.components: { Footer }',
  Heading: 'theme.components: { Heading }',
  Layout: 'theme.components: { Layout }',
  Mermaid: 'markdown.mermaid: it renders diagrams itself',
  Navbar: 'theme.components: { Navbar }',
  NavbarItem: 'theme.components: { Navbar }',
  NotFound: 'theme.components: { NotFoundPage }',
  SearchBar: 'search: it is built in',
  TOC: 'theme.components: { TableOfContents }',
}

/**
 * Matches the names in the themes of Docusaurus, and in those of its plugins for APIs. All other files in `src/theme`
 * are modules that the site adds.
 */
const REPLACED =
  /^(?:Admonition|AnnouncementBar|Api\w*|Blog\w*|BackToTopButton|Code(?:Block|Inline)|ColorModeToggle|ContentVisibility|Details|Docs?[A-Z]\w*|Edit(?:MetaRow|ThisPage)|Error(?:PageContent)?|Footer|Heading|Icon\w*|IdealImage|LastUpdated|Layout|Loading|Logo|MDX\w+|Mermaid|Navbar(?:Item)?|NotFound|PaginatorNavLink|Playground|ReactLiveScope|Schema\w*|Search\w*|SiteMetadata|SkipToContent|TOC\w*|TabItem|Tabs|Tags?\w*|Theme\w+|Unlisted|hooks|prism-include-languages)$/

/**
 * Migrates the components in `src/theme`, and the `MDXComponents` of a theme that a plugin adds: `alias` contains the
 * modules of such themes.
 */
export async function convertSwizzled({ layout }: ConvertContext, alias: unknown): Promise<Converted> {
  const added: unknown = Object(alias)[`@theme/${MDX}`]
  const ofPlugins =
    typeof added === 'string' ? [convertMdxComponents(posix.dirname(posix.normalize(added)), layout)] : []
  return joinConverted(await Promise.all([...ofPlugins, ...layout.swizzled.map((entry) => convertOne(entry, layout))]))
}

async function convertOne(entry: string, layout: SiteLayout): Promise<Converted> {
  const name = `${FOLDER}/${entry}`
  const component = entry.replace(/\.\w+$/, '')
  if (component === MDX)
    return joinConverted([await convertMdxComponents(FOLDER, layout), describeElements(FOLDER, layout)])
  if (component === 'Root')
    return {
      fields: putAt('markdown.root', `./${FOLDER}/Root`),
      comments: {},
      notes: [
        {
          status: 'changed',
          path: [],
          name,
          message: '`markdown.root`: components of pages receive its React contexts; what else it renders is not shown',
          hint: 'Add code that runs on every page to scripts',
        },
      ],
    }
  if (OWN_THEME_MODULES.has(component)) {
    // Docusaurus has no such component, so the pages of the site mean this one.
    const message = `\`alias\`: imports of @theme/${component} are this file instead of docgen's component of this name`
    return {
      fields: { alias: { [`@theme/${component}`]: `./${FOLDER}/${component}` } },
      comments: {},
      notes: [{ status: 'changed', path: [], name, message }],
    }
  }
  if (!REPLACED.test(component)) {
    const message = `docgen finds it for imports of @theme/${component}`
    return nothing({ status: 'unneeded', path: [], name, message })
  }
  const counterpart = COUNTERPARTS[component]
  const hint =
    counterpart === undefined
      ? 'See “Replace a component” in the manual for what can be replaced in docgen'
      : `In docgen that is ${counterpart}: see “Replace a component” in the manual`
  return nothing({ status: 'lost', path: [], name, message: 'it replaces a component of Docusaurus', hint })
}
