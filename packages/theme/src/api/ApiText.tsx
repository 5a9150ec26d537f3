import type { ApiHtml } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * Text from an API description, in the direction of its language, which may differ from the page's; nothing if absent.
 */
export function ApiText({ html }: { readonly html: ApiHtml | undefined }): ReactElement | null {
  return html === undefined ? null : <div className="api-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
