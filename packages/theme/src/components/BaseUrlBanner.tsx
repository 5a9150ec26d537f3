import type { BaseProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../element-ids.js'

/**
 * Explains why a page is unstyled when its style sheet or script was not found. The inline script shows the banner
 * because no other script has loaded then.
 */
export function BaseUrlBanner({ site, text }: BaseProps): ReactElement {
  return (
    <div id={ELEMENT_IDS.baseUrlBanner} className="banner" role="alert" hidden>
      <div>
        <strong>{text('theme.baseUrlIssueBanner.title')}</strong>
        <p>{text('theme.baseUrlIssueBanner.message', { baseUrl: site.baseUrl })}</p>
      </div>
    </div>
  )
}
