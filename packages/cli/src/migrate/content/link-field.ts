import { isExternalUrl } from '../../config/is-external-url.js'
/** The field of a link in a navbar or sidebar: a route of the site, or the URL of another site. */
export function linkField(link: string): { readonly to: string } | { readonly href: string } {
  return isExternalUrl(link) ? { href: link } : { to: `/${link.replace(/^\/+/, '')}` }
}
