import { Children, cloneElement, isValidElement } from 'react'
import Tabs from '@theme/Tabs'

/** Looks through its children, as components that lay them out do. */
export function Steps({ children }) {
  return (
    <ol>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ol>
  )
}

/** Gives its children props of their own. */
export function Numbered({ children }) {
  const elements = Children.toArray(children).filter(isValidElement)
  return <p>{elements.map((child, index) => cloneElement(child, { number: index + 1 }))}</p>
}

export function Part({ label, number, children }) {
  return (
    <i>
      {label} is number {number ?? 'none'} {children}
    </i>
  )
}

export function SystemTabs({ children }) {
  return <Tabs groupId="os">{children}</Tabs>
}
