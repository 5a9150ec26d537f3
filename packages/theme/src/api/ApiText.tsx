import type { ApiHtml } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** Text of the description's author; nothing where there is none. */
export function ApiText({ html }: { readonly html: ApiHtml | undefined }): ReactElement | null {
  return html === undefined ? null : <div className="api-text" dangerouslySetInnerHTML={{ __html: html }} />
}
