import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { isInBrowser, message } from '../message.js'

/** Requests the theme's style sheet with a name for the page. */
export function Sheet({ name }: { readonly name: string }): ReactElement | null {
  return isInBrowser() ? null : <>{message('sheet', { name })}</>
}

/** Props for the icon with a name: a message that docgen replaces with HTML. Empty in a browser and for other nodes. */
export function iconHtml(icon: ReactNode): { readonly icon?: string } {
  return typeof icon === 'string' && icon !== '' && !isInBrowser() ? { icon: message('icon', { name: icon }) } : {}
}

/** A title after its icon if the icon is an element; otherwise only the title. */
export function withIcon(icon: ReactNode, title: ReactNode): ReactNode {
  if (!isValidElement(icon)) return title
  return (
    <>
      {icon} {title}
    </>
  )
}
