import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'

/**
 * Actions for a page that is also available as Markdown: copy it, view it, open it in a chat, or copy its URL. It is
 * next to the page's title, and its menu works like the menus of the navbar.
 */
export function PageActions({ site, text, page }: Pick<PageProps, 'site' | 'text' | 'page'>): ReactElement | null {
  const { markdownPage } = page.head
  if (!markdownPage || !site.pageActions) return null
  return (
    <div className="page-actions dropdown">
      <button
        type="button"
        data-action="copy-page"
        data-markdown={markdownPage.href}
        data-done={text('theme.CodeBlock.copied')}
      >
        <Icon name="copy" />
        <Icon name="check" />
        <span>{text('theme.PageActions.copy')}</span>
      </button>
      <details className="dropdown-toggle">
        <summary aria-label={text('theme.PageActions.more')}>
          <Icon name="caret" />
        </summary>
      </details>
      <ul className="dropdown-menu">
        <li>
          <a className="dropdown-link" href={markdownPage.href} type="text/markdown">
            {text('theme.PageActions.view')}
          </a>
        </li>
        {site.pageActions.chats.map(({ label, href }) => (
          <li key={label}>
            <a
              className="dropdown-link"
              href={href.replace('{path}', encodeURIComponent(markdownPage.href))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text('theme.PageActions.openIn', { name: label })}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="dropdown-link"
            data-action="copy-link"
            data-done={text('theme.CodeBlock.copied')}
          >
            <span>{text('theme.PageActions.copyLink')}</span>
          </button>
        </li>
      </ul>
    </div>
  )
}
