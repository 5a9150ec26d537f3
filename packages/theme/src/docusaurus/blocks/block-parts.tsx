import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { isInBrowser, message } from '../message.js'

/** Requests the theme's style sheet of that name for the page. */
export function Sheet({ name }: { readonly name: string }): ReactElement | null {
  return isInBrowser() ? null : <>{message('sheet', { name })}</>
}

/** HTML of an icon by its name, which the page inserts; in a browser there is none. */
export function iconHtml(icon: ReactNode): { readonly icon?: string } {
  return typeof icon === 'string' && icon !== '' && !isInBrowser() ? { icon: message('icon', { name: icon }) } : {}
}

/** A title after its icon if that is an element; otherwise only the title. */
export function withIcon(icon: ReactNode, title: ReactNode): ReactNode {
  if (!isValidElement(icon)) return title
  return (
    <>
      {icon} {title}
    </>
  )
}
