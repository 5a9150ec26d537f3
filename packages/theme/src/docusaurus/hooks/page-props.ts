import type { SiteFacts } from './site-facts.js'
import { findBuiltPath } from './use-location.js'

/** Creates the props that Docusaurus passes to page components: the config of the site and the route of the page. */
export function createPageProps({ siteConfig }: Pick<SiteFacts, 'siteConfig'>) {
  return () => {
    const path = findBuiltPath(siteConfig.baseUrl)
    return {
      config: siteConfig,
      route: { path, exact: true },
      location: { pathname: path, search: '', hash: '' },
      match: { path, url: path, isExact: true, params: {} },
    }
  }
}
