/** The field of a link in a navbar or sidebar: a route of the site, or the URL of another site. */
export function linkField(link: string): { readonly to: string } | { readonly href: string } {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link) ? { href: link } : { to: `/${link.replace(/^\/+/, '')}` }
}
