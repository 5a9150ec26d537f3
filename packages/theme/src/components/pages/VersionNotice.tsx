import type { VersionNoticeProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'

const MESSAGES = {
  unreleased: 'theme.docs.versions.unreleasedVersionLabel',
  unmaintained: 'theme.docs.versions.unmaintainedVersionLabel',
} as const

// Placeholder for the link inside the translated sentence.
const LINK_MARK = '\u0001'

/**
 * Informs readers that the page describes a version other than the latest, and links to the latest. Renders nothing if
 * the version has no notice.
 */
export function VersionNotice({ site, text, version }: VersionNoticeProps): ReactElement | null {
  const { label, notice } = version
  if (!notice) return null
  const { kind, latest } = notice
  const values = { latestVersionLink: LINK_MARK, versionLabel: latest.label }
  const suggestion = text('theme.docs.versions.latestVersionSuggestionLabel', values)
  const [before = '', after = ''] = suggestion.split(LINK_MARK)
  return (
    <div className={`banner banner-${kind}`} role="note">
      <Icon name="warning" />
      <div>
        <p className="banner-title">{text(MESSAGES[kind], { siteTitle: site.title, versionLabel: label })}</p>
        <p className="banner-message">
          {before}
          <a href={latest.href} data-prefer-version={latest.name}>
            {text('theme.docs.versions.latestVersionLinkLabel')}
          </a>
          {after}
        </p>
      </div>
    </div>
  )
}
