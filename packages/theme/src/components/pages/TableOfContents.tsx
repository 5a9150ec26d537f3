import type { TableOfContentsProps } from '@docgen/renderer/contract'
import { memo, type ReactElement } from 'react'
import { Icon } from '../Icon.js'

/** The page's headings as links; nothing without headings. */
export function TableOfContents({ text, toc, kind }: TableOfContentsProps): ReactElement | null {
  if (toc.length === 0) return null
  const label = text('theme.TOCCollapsible.toggleButtonLabel')
  if (kind === 'column') {
    return (
      <nav className="toc-column" aria-label={label}>
        <p className="toc-title">{label}</p>
        <Headings toc={toc} />
      </nav>
    )
  }
  return (
    <nav className="toc-collapsible" aria-label={label}>
      <details>
        <summary>
          <span>{label}</span>
          <Icon name="caret" />
        </summary>
        <Headings toc={toc} />
      </details>
    </nav>
  )
}

/** Memoized, because pages render the list twice, and several versions of a page often have equal headings. */
const Headings = memo(({ toc }: Pick<TableOfContentsProps, 'toc'>): ReactElement => {
  const top = toc.reduce((least, { level }) => Math.min(least, level), Infinity)
  return (
    <ul className="toc-list">
      {toc.map(({ id, level, html }) => (
        <li key={id} className={`toc-item toc-depth-${level - top + 1}`}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  )
})
