import type { ReactElement, ReactNode } from 'react'
import type { ThemeComponents } from '../contract/index.js'

/** Components for tests: they show every field of a view as it is, and nothing else. */
export function createTestComponents(): ThemeComponents {
  const Plain = (): ReactElement => <div />
  return {
    Layout: ({ children }) => <div>{children}</div>,
    AnnouncementBar: Plain,
    Navbar: Plain,
    Sidebar: Plain,
    Footer: Plain,
    DocPage: Plain,
    GeneratedIndexPage: Plain,
    SearchPage: Plain,
    NotFoundPage: Plain,
    Cards: Plain,
    Admonition: ({ children }) => <aside>{children}</aside>,
    CodeBlock: ({ html }) => <pre dangerouslySetInnerHTML={{ __html: html }} />,
    Tabs: ({ tabs }) => <div>{tabs.map(({ children }) => children)}</div>,
    Details: ({ children }) => <details>{children}</details>,
    Heading: ({ id, children }) => <h2 id={id}>{children}</h2>,
    Link: ({ href, children }) => <a href={href}>{children}</a>,
    Table: ({ children }) => <table>{children}</table>,
    ApiOperation: ({ operation }) => <article>{show(operation, 'operation')}</article>,
    ApiOverview: ({ overview }) => <article>{show(overview, 'overview')}</article>,
  }
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
