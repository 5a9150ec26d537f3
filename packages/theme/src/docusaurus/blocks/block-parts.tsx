import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { isInBrowser, message } from '../message.js'

/** Adds a style sheet of the theme to the page, by its name. */
export function Sheet({ name }: { readonly name: string }): ReactElement | null {
  return isInBrowser() ? null : <>{message('sheet', { name })}</>
}

/** The prop `icon` for the name of an icon: a message that docgen replaces with HTML. No prop in a browser. */
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
