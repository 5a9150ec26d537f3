import type { ReactElement } from 'react'
import { Head } from './Head.js'
import { Link } from './Link.js'
import { isInBrowser } from './message.js'

/** Props of a redirect as the router of Docusaurus has them. */
export interface RedirectProps {
  readonly to: string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }
}

/** Leads to another page: the browser is told so in the head, and a link stands in the page for those that don't follow. */
export function Redirect({ to }: RedirectProps): ReactElement | null {
  const href = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  if (isInBrowser()) {
    location.replace(href)
    return null
  }
  return (
    <p>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
      </Head>
      <Link to={href}>{href}</Link>
    </p>
  )
}
