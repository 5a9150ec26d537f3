import type { VersionBadgeProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** Shows above the title which version the page describes. */
export function VersionBadge({ text, version }: VersionBadgeProps): ReactElement {
  return <p className="version-badge">{text('theme.docs.versionBadge.label', { versionLabel: version.label })}</p>
}
