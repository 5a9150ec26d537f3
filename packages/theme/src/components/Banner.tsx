import type { BannerProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'

/** A banner above the text of a page that is a draft, unlisted or not translated. */
export function Banner({ text, kind }: BannerProps): ReactElement {
  const key = `theme.contentVisibility.${kind}Banner`
  return (
    <div className={`banner banner-${kind}`} role="note">
      <Icon name={kind === 'untranslated' ? 'language' : 'warning'} />
      <div>
        <p className="banner-title">{text(`${key}.title`)}</p>
        <p className="banner-message">{text(`${key}.message`)}</p>
      </div>
    </div>
  )
}
