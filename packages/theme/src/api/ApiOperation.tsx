import type { ApiOperationProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import { Callbacks } from './Callbacks.js'
import { DeprecationNote } from './DeprecationNote.js'
import { Endpoint } from './Endpoint.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationLinks } from './OperationLinks.js'
import { OperationText } from './OperationText.js'
import { hasSamples, Samples } from './Samples.js'
import { SectionLinks } from './SectionLinks.js'

/**
 * The page of an operation below its title. Samples are below the endpoint in narrow windows and next to the text in
 * wide windows. A webhook or a callback has no request to copy, so its description comes first. Callbacks and collapsed schemas come
 * last, because only some readers need them.
 */
export function ApiOperation({ text, components, operation }: ApiOperationProps): ReactElement {
  const { deprecation, descriptionHtml, ...rest } = operation
  const { kind, callbacks, schemas, release, senders, labels = [] } = rest
  const isReceived = kind !== 'operation'
  const props = { text, components }
  const isSampled = hasSamples(operation)
  // The class is at the start of the HTML, so that the text does not shift when the samples arrive.
  return (
    <div className={joinClassNames('api', isSampled && 'has-samples')}>
      <Endpoint text={text} operation={operation} />
      {(release || labels.length > 0) && (
        <p className="facts">
          {labels.map((label) => (
            <span key={label.text} className={label.kind === 'audience' ? 'badge badge-info' : 'badge badge-note'}>
              {label.text}
            </span>
          ))}
          {release && (
            <a href={release.href}>{text(`theme.api.release.${release.kind}`, { version: release.version })}</a>
          )}
        </p>
      )}
      {isReceived && (
        <>
          <DeprecationNote {...props} deprecation={deprecation} />
          <ApiText html={descriptionHtml} />
        </>
      )}
      {isSampled && <Samples {...props} operation={operation} />}
      <div className="api-main">
        {kind !== 'event' && <SectionLinks text={text} operation={operation} />}
        <OperationText {...props} operation={isReceived ? rest : operation} hasExamples={false} />
      </div>
      {(senders || callbacks.length + schemas.length > 0) && (
        <div className="api-rest">
          {senders && (
            <>
              <ApiHeading {...props} heading={senders.heading} />
              <OperationLinks operations={senders.operations} />
            </>
          )}
          {callbacks.length > 0 && <Callbacks {...props} callbacks={callbacks} />}
          {schemas.length > 0 && <NamedSchemas {...props} schemas={schemas} />}
        </div>
      )}
    </div>
  )
}
