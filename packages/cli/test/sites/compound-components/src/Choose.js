import { Children } from 'react'

/** Shows the child with a key. */
export default function Choose({ name, children }) {
  return Children.toArray(children).find(({ key }) => key?.endsWith(`$${name}`)) ?? <em>There is no {name}.</em>
}
