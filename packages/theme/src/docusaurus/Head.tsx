import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { isInBrowser, message } from './message.js'

/** Elements for the page's head: docgen moves them there, and reports elements that are not allowed in it. */
export function Head({ children }: { readonly children?: ReactNode }): ReactElement | null {
  if (isInBrowser()) return null
  return <>{message('head', { elements: listElements(children) })}</>
}

/** A head element as data. */
interface HeadData {
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  readonly text: string
}

function listElements(children: ReactNode): HeadData[] {
  return Children.toArray(children).flatMap((child): HeadData[] => {
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return []
    const { children: content, ...props } = child.props
    if (child.type === Fragment) return listElements(content)
    if (typeof child.type !== 'string') return []
    const text = Children.toArray(content).filter((part) => typeof part === 'string' || typeof part === 'number')
    return [{ name: child.type, props, text: text.join('') }]
  })
}
