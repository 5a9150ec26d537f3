import type { OperationLinkView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { MethodBadge } from '../components/MethodBadge.js'

/** A line per operation that links to its page. */
export function OperationLinks({ operations }: { readonly operations: readonly OperationLinkView[] }): ReactElement {
  return (
    <ul className="operations">
      {operations.map(({ id, title, method, path, isDeprecated, href }, index) => (
        <li key={index} id={id}>
          <a href={href}>
            <MethodBadge method={method} /> {isDeprecated ? <s>{title}</s> : <span>{title}</span>}{' '}
            {path !== title && <code>{path}</code>}
          </a>
        </li>
      ))}
    </ul>
  )
}
