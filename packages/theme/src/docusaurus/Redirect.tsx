import type { ReactElement } from 'react'
import { Head } from './Head.js'
import { Link } from './Link.js'
import { isInBrowser } from './message.js'

/** Props of a redirect as in Docusaurus' router. */
export interface RedirectProps {
  readonly to: string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }
}

/**
 * Redirects to another page. In a build, it renders a `meta` element, and a link for browsers that ignore the element;
 * in a browser, it navigates at once.
 */
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
