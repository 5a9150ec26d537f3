import type { OverviewView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import type { ApiProps } from './api-props.js'
import { isElsewhere } from './is-elsewhere.js'

/** The facts of an API in one row: version, files and contact. */
export function ApiFacts({
  text,
  components: { Link },
  overview: { version, downloads, contact, license, termsOfService },
}: ApiProps & { readonly overview: OverviewView }): ReactElement {
  const links = [
    ...(contact?.url === undefined ? [] : [{ href: contact.url, label: contact.name }]),
    ...(contact?.email === undefined ? [] : [{ href: `mailto:${contact.email}`, label: contact.email }]),
    ...(license?.url === undefined ? [] : [{ href: license.url, label: license.name }]),
    ...(termsOfService === undefined ? [] : [{ href: termsOfService, label: text('theme.api.termsOfService') }]),
  ]
  return (
    <p className="api-facts">
      <span>{text('theme.api.version', { version })}</span>
      {license && license.url === undefined && (
        <span>
          {license.identifier === undefined || license.identifier === license.name
            ? license.name
            : `${license.name} (${license.identifier})`}
        </span>
      )}
      {contact && contact.url === undefined && contact.email === undefined && <span>{contact.name}</span>}
      {downloads.map(({ href, label }) => (
        <a key={href} href={href} download="">
          <Icon name="download" />
          {label}
        </a>
      ))}
      {links.map(({ href, label }) => (
        <Link key={href} text={text} href={href} isExternal={isElsewhere(href)} attributes={{}}>
          {label}
        </Link>
      ))}
    </p>
  )
}
