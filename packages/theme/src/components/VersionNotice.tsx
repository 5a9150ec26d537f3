import type { VersionNoticeProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'

const MESSAGES = {
  unreleased: 'theme.docs.versions.unreleasedVersionLabel',
  unmaintained: 'theme.docs.versions.unmaintainedVersionLabel',
} as const

// Stands where the sentence has its link until the link is put there.
const LINK_MARK = '\u0001'

/** Tells readers of another version than the last one so, and leads to the same page there; nothing where there is nothing to tell. */
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
