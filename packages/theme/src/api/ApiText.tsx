import type { ApiHtml } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** Text of the description's author, in the direction of its language, which need not be the page's; nothing where there is none. */
export function ApiText({ html }: { readonly html: ApiHtml | undefined }): ReactElement | null {
  return html === undefined ? null : <div className="api-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
