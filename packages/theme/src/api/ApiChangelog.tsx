import type { ApiChangelogProps, ChangedOperationView, ChangeView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import { Badge } from '../components/Badge.js'
import { MethodBadge } from '../components/MethodBadge.js'
import type { ApiProps } from './api-props.js'

/** Kinds of badges by level of the changes. The color is not the only cue: the badge contains the name of the level. */
const KINDS = { breaking: 'danger', risky: 'warning', compatible: 'tip' } as const

/** The changelog of an API below its title: a section for each version, with breaking changes first. */
export function ApiChangelog({ text, components, changelog }: ApiChangelogProps): ReactElement {
  const { Heading } = components
  return (
    <div className="api">
      {changelog.releases.map(({ id, version, since, groups }) => (
        <Fragment key={id}>
          <Heading text={text} level={2} id={id} label={version}>
            {version}
          </Heading>
          <p>
            {groups.length === 0
              ? text('theme.api.changes.none', { since })
              : text('theme.api.changes.since', { since })}
          </p>
          {groups.map(({ level, changes }) => (
            <Fragment key={level}>
              <h3>
                <Badge kind={KINDS[level]}>{text(`theme.api.changes.${level}`)}</Badge>
              </h3>
              <ul>
                {changes.map((change, index) => (
                  <Change key={index} text={text} change={change} />
                ))}
              </ul>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  )
}

/** A change as a sentence, with the operations that it affects. */
function Change({
  text,
  change: { parts, operations, isSubject, moreOperations },
}: Pick<ApiProps, 'text'> & { readonly change: ChangeView }): ReactElement {
  const [subject] = isSubject ? operations : []
  const others = isSubject ? operations.slice(1) : operations
  return (
    <li>
      {subject && (
        <>
          <Operation operation={subject} />{' '}
        </>
      )}
      {parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
      {others.length > 0 && (
        <ul className="operations">
          {others.map((operation) => (
            <li key={operation.name}>
              <Operation operation={operation} />
            </li>
          ))}
          {moreOperations > 0 && (
            <li>
              <span className="operation">{text('theme.api.changes.more', { more: moreOperations })}</span>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

function Operation({ operation: { name, href } }: { readonly operation: ChangedOperationView }): ReactElement {
  const [method = '', ...path] = name.split(' ')
  const label = (
    <>
      <MethodBadge method={method.toLowerCase()} /> <code>{path.join(' ')}</code>
    </>
  )
  return href === undefined ? <span className="operation">{label}</span> : <a href={href}>{label}</a>
}
