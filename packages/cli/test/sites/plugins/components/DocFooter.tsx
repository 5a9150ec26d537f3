import { pluginData } from '@docgen/cli/data'

/** What plugins have brought, as a component reads it. */
export function DocFooter() {
  const { newest } = pluginData['releases'] as { readonly newest: string }
  return <p>The newest release is {newest}.</p>
}
