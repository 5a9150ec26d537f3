import type { OperationView, Text } from '@docgen/renderer/contract'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { MethodBadge } from '../components/MethodBadge.js'

/**
 * Method and URL of an operation, in a frame with a copy button that copies the full URL without the method. Path
 * parameters link to their rows; in a callback, they are expressions, which have no rows. A webhook shows the name of
 * its event instead of a URL.
 */
export function Endpoint({
  text: translate,
  operation: { kind, method, serverUrl, path, hasConsole },
}: {
  readonly text: Text
  readonly operation: OperationView
}): ReactElement {
  return (
    <div className="code-frame endpoint">
      {kind === 'webhook' && (
        <>
          <span className="method">{translate('theme.api.event')}</span>{' '}
        </>
      )}
      <MethodBadge method={method} />
      <pre>
        <code>
          {serverUrl !== '' && <span className="server">{serverUrl}</span>}
          {path.map(({ text, isParameter, href }, index) =>
            isParameter && (kind === 'operation' || kind === 'event') ? (
              <a key={index} href={href}>
                {text}
              </a>
            ) : (
              <span key={index}>{breakAfterSlashes(text, index === 0)}</span>
            ),
          )}
        </code>
      </pre>
      {hasConsole && (
        <button type="button" className="try-it" data-action="try-it" aria-haspopup="dialog">
          {translate('theme.api.try')}
        </button>
      )}
    </div>
  )
}

/**
 * Allows line breaks in a part of a path after each slash, so that no word is broken; at the start of the path, not
 * after its first slash.
 */
function breakAfterSlashes(path: string, isStart: boolean): ReactNode {
  return path.split(isStart ? /(?<=.\/)(?=.)/ : /(?<=\/)(?=.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
