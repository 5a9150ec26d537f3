import type { ExternalDocsView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { isExternalUrl } from './is-external-url.js'

/** A link to external documentation; nothing if absent. */
export function ExternalDocs({
  text,
  components: { Link },
  docs,
}: ApiProps & { readonly docs: ExternalDocsView | undefined }): ReactElement | null {
  if (!docs) return null
  return (
    <div className="external-docs">
      {docs.descriptionHtml === undefined ? (
        docs.isUrl && <span>{text('theme.api.externalDocs')}</span>
      ) : (
        <ApiText html={docs.descriptionHtml} />
      )}{' '}
      <Link text={text} href={docs.href} isExternal={isExternalUrl(docs.href)} attributes={{}}>
        {docs.label}
      </Link>
    </div>
  )
}
