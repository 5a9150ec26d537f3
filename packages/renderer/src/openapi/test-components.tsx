import type { ReactElement, ReactNode } from 'react'
import type { ApiOperationProps, ApiOverviewProps, ApiSchemaPageProps, ThemeComponents } from '../contract/index.js'

const Plain = (): ReactElement => <div />
const ApiOperation = ({ operation }: ApiOperationProps): ReactElement => (
  <article>{show(operation, 'operation')}</article>
)
const ApiOverview = ({ overview }: ApiOverviewProps): ReactElement => <article>{show(overview, 'overview')}</article>
const ApiSchemaPage = ({ page }: ApiSchemaPageProps): ReactElement => <article>{show(page, 'page')}</article>
const CodeBlock = ({ html }: { readonly html: string }): ReactElement => (
  <pre dangerouslySetInnerHTML={{ __html: html }} />
)

/** Components for tests, which render every field of a view, and nothing else. */
export const testComponents: ThemeComponents = {
  Layout: Plain,
  AnnouncementBar: Plain,
  Navbar: Plain,
  Sidebar: Plain,
  Footer: Plain,
  SocialCard: Plain,
  DocPage: Plain,
  HomePage: Plain,
  Hero: Plain,
  GeneratedIndexPage: Plain,
  SearchPage: Plain,
  NotFoundPage: Plain,
  VersionBadge: Plain,
  VersionNotice: Plain,
  ColorModeSwitch: Plain,
  SearchForm: Plain,
  Drawer: Plain,
  Banner: Plain,
  Breadcrumbs: Plain,
  TableOfContents: Plain,
  DocFooter: Plain,
  Pagination: Plain,
  Cards: Plain,
  Admonition: Plain,
  CodeBlock,
  Tabs: Plain,
  Details: Plain,
  Heading: ({ id, children }) => <h2 id={id}>{children}</h2>,
  Link: ({ href, children }) => <a href={href}>{children}</a>,
  Table: Plain,
  Card: Plain,
  FileTree: Plain,
  Frame: Plain,
  Update: Plain,
  Updates: Plain,
  Badge: Plain,
  Icon: Plain,
  Tooltip: Plain,
  ApiOperation,
  ApiOverview,
  ApiChangelog: ({ changelog }) => <article>{show(changelog, 'changelog')}</article>,
  ApiWorkflow: ({ workflow }) => <article>{show(workflow, 'workflow')}</article>,
  ApiSchemaPage,
}

function show(value: unknown, name: string): ReactNode {
  if (typeof value === 'string' && /html$/i.test(name)) {
    return <div key={name} data-name={name} dangerouslySetInnerHTML={{ __html: value }} />
  }
  if (typeof value !== 'object' || value === null) {
    return (
      <i key={name} data-name={name} {...(name === 'id' && typeof value === 'string' && { id: value })}>
        {String(value)}
      </i>
    )
  }
  return (
    <div key={name} data-name={name}>
      {Object.entries(value).map(([key, each]) => show(each, key))}
    </div>
  )
}
