import type { SidebarCategoryView, Text } from '@docgen/renderer/contract'
import type { ReactElement, ReactNode } from 'react'
import { asCurrent } from '../as-current.js'
import { IconSlot } from '../IconSlot.js'
import { joinClassNames } from '../join-class-names.js'

/** Props of a category. */
export interface SidebarCategoryProps {
  readonly text: Text
  readonly category: SidebarCategoryView
  /** The list of its items. */
  readonly children: ReactNode
}

/**
 * A group of pages. If the group has a page of its own, its label is a link, and only the caret opens the group. If the
 * items are omitted to keep the page small (`isCut`), the group is only a link to its own page, or else to its first
 * page. That page contains the items, and scripts load them from there.
 */
export function SidebarCategory({ text, category, children }: SidebarCategoryProps): ReactElement {
  const { href, hasPage, current, isCut, isCollapsible } = category
  const label = <Label category={category} />
  const { className } = category
  if (isCut) {
    return (
      <li className={className} data-cut={hasPage ? '' : 'branch'}>
        <a href={href}>{label}</a>
      </li>
    )
  }
  const link = href !== undefined && (
    <a className="menu-label" href={href} aria-current={asCurrent(current)}>
      {label}
    </a>
  )
  if (!isCollapsible) {
    return (
      <li className={joinClassNames(className, 'is-fixed')}>
        {link || <span className="menu-label">{label}</span>}
        {children}
      </li>
    )
  }
  return (
    <li className={className}>
      {link}
      <SidebarBranch text={text} category={category}>
        {children}
      </SidebarBranch>
    </li>
  )
}

function Label({ category: { icon, label } }: Pick<SidebarCategoryProps, 'category'>): ReactElement {
  return (
    <>
      <IconSlot icon={icon} className="menu-icon" />
      {label}
    </>
  )
}

/** The collapsible part: its summary is the label itself, or only a caret next to the label's link. */
function SidebarBranch({ text, category, children }: SidebarCategoryProps): ReactElement {
  const { label, href, isOpen } = category
  return (
    <details open={isOpen}>
      {href === undefined ? (
        <summary>
          <Label category={category} />
        </summary>
      ) : (
        <summary className="menu-caret">
          <span className="visually-hidden when-closed">
            {text('theme.DocSidebarItem.expandCategoryAriaLabel', { label })}
          </span>
          <span className="visually-hidden when-open">
            {text('theme.DocSidebarItem.collapseCategoryAriaLabel', { label })}
          </span>
        </summary>
      )}
      {children}
    </details>
  )
}
