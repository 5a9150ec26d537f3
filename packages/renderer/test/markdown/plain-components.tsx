import type { ReactElement, ReactNode } from 'react'
import type { FileTreeEntry, ThemeComponents } from '../../src/contract/index.js'

const nothing = (): ReactNode => null

function showFiles(entries: readonly FileTreeEntry[]): ReactElement {
  return (
    <ul>
      {entries.map(({ name, comment, isPlaceholder, isHighlighted, entries: inner }, index) => (
        <li
          key={index}
          data-is={[isPlaceholder && 'placeholder', isHighlighted && 'highlighted'].filter(Boolean).join() || undefined}
        >
          {name}
          {comment !== undefined && <small>{comment}</small>}
          {inner && showFiles(inner)}
        </li>
      ))}
    </ul>
  )
}

/** Components that add nothing to the Markdown, for comparison with specifications. */
export const plainComponents: ThemeComponents = {
  Layout: nothing,
  AnnouncementBar: nothing,
  Navbar: nothing,
  Sidebar: nothing,
  Footer: nothing,
  SocialCard: nothing,
  DocPage: nothing,
  HomePage: nothing,
  GeneratedIndexPage: nothing,
  SearchPage: nothing,
  NotFoundPage: nothing,
  VersionBadge: nothing,
  VersionNotice: nothing,
  ColorModeSwitch: nothing,
  SearchForm: nothing,
  Drawer: nothing,
  Banner: nothing,
  Breadcrumbs: nothing,
  TableOfContents: nothing,
  DocFooter: nothing,
  Pagination: nothing,
  ApiOperation: nothing,
  ApiOverview: nothing,
  ApiChangelog: nothing,
  ApiWorkflow: nothing,
  ApiSchemaPage: nothing,
  Cards: nothing,
  Admonition: ({ kind, name, title, isUntitled, text, children }) => (
    <aside className={name === undefined ? kind : `${kind} ${name}`}>
      {(!isUntitled || title) && <p>{title ?? text(`theme.admonition.${name ?? kind}`)}</p>}
      {children}
    </aside>
  ),
  CodeBlock: ({ language, title, html, firstLineNumber, isWrapped, cutLines }) => (
    <pre data-title={title} data-first-line={firstLineNumber} data-wrap={isWrapped || undefined} data-cut={cutLines}>
      <code
        className={language === 'text' ? undefined : `language-${language}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  ),
  Details: ({ summary, icon, group, isOpen, id, text, children }) => (
    <details id={id} name={group} data-icon={icon} open={isOpen}>
      <summary>{summary ?? text('theme.Details.summary')}</summary>
      {children}
    </details>
  ),
  Heading: ({ level, id, children }) => {
    const Tag = `h${level}` as const
    return <Tag id={id}>{children}</Tag>
  },
  Link: ({ href, title, attributes, children }) => (
    <a href={href} title={title} {...attributes}>
      {children}
    </a>
  ),
  Card: ({ title, icon, children }) => (
    <article data-icon={icon}>
      {title !== undefined && <h6>{title}</h6>}
      {children}
    </article>
  ),
  FileTree: ({ entries }) => showFiles(entries),
  Frame: ({ caption, children }) => (
    <figure>
      {children}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  Hero: ({ children, visual }) => (
    <header>
      {children}
      {visual !== undefined && <aside>{visual}</aside>}
    </header>
  ),
  Updates: ({ tags, children }) => <section data-tags={tags.join('|')}>{children}</section>,
  Update: ({ heading, date, tags, children }) => (
    <section data-date={date} data-tags={tags.join('|')}>
      {heading}
      {children}
    </section>
  ),
  Badge: ({ kind, icon, children }) => (
    <b className={kind} data-icon={icon}>
      {children}
    </b>
  ),
  Icon: ({ icon, label }) => <i data-label={label} dangerouslySetInnerHTML={{ __html: icon }} />,
  Tooltip: ({ id, tip, children }) => (
    <dfn id={id} title={tip}>
      {children}
    </dfn>
  ),
  Table: ({ isLong, hasFilter, isCompact, children }) => (
    <table
      data-is={
        [isLong && 'long', hasFilter && 'filtered', isCompact && 'compact'].filter(Boolean).join(' ') || undefined
      }
    >
      {children}
    </table>
  ),
  Tabs: ({ id, group, tabs }) => (
    <div id={id} data-group={group}>
      {tabs.map(({ value, label, isDefault, children }) => (
        <section key={value} data-value={value} data-default={isDefault || undefined}>
          <h6>{label}</h6>
          {children}
        </section>
      ))}
    </div>
  ),
}
