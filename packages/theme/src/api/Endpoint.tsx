import type { OperationView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { CopyButton } from '../content/CopyButton.js'
import type { ApiProps } from './api-props.js'
import { MethodBadge } from './MethodBadge.js'

/** Method and address of an operation; parameters of the path lead to their rows. What is copied is the whole address. */
export function Endpoint({
  text,
  operation: { kind, method, serverUrl, path },
}: Pick<ApiProps, 'text'> & { readonly operation: OperationView }): ReactElement {
  const isCopyable = kind === 'operation'
  return (
    <div className="code-frame endpoint">
      <MethodBadge method={method} />
      <pre>
        <code>
          {serverUrl !== '' && <span className="server">{serverUrl}</span>}
          {path.map(({ text: segment, isParameter, href }, index) =>
            isParameter ? (
              <a key={index} href={href}>
                {segment}
              </a>
            ) : (
              <span key={index}>{segment}</span>
            ),
          )}
        </code>
      </pre>
      {isCopyable && (
        <div className="code-actions" hidden>
          <CopyButton text={text} />
        </div>
      )}
    </div>
  )
}
